import type { AnyCalculator } from './define.ts';
import type { PictureDeclaration } from './pictures.ts';

/** The pictures that a calculator declares. */
export function picturesOf({ pictures, schedule }: AnyCalculator): readonly PictureDeclaration[] {
  return pictures ?? (schedule === undefined ? [] : [{ kind: 'schedule' }]);
}

/** The words by which callers choose a picture. */
export function pictureNames(calculator: AnyCalculator): readonly string[] {
  return picturesOf(calculator).map(nameOf);
}

export function nameOf({ name, kind }: PictureDeclaration): string {
  return name ?? kind;
}
