import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useMarket } from '#simulation/market.ts';
import type { MarketData } from '#simulation/market-file.ts';
import { readCommandSettings } from './settings/command-settings.ts';
import type { Settings } from './settings/settings.ts';

const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** The path of imported market data. */
function marketFileOf({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'market.json');
}

/** Uses the market data that were imported, if any were. Throws an Error with a sentence for the operator. */
export function useImportedMarket(
  settings: Pick<Settings, 'dataDir'> = readCommandSettings(process.env),
): void {
  const file = marketFileOf(settings);
  if (!existsSync(file)) return;
  try {
    useMarket(JSON.parse(readFileSync(file, 'utf8')) as MarketData);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be used; import it again or remove it: ${reason}`, { cause: error });
  }
}

/** Saves imported market data, whole or not at all; returns the path. */
export async function keepMarket(settings: Pick<Settings, 'dataDir'>, text: string): Promise<string> {
  const file = marketFileOf(settings);
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
  return file;
}

/** Reads a file of market data. Throws an Error with a sentence where it is too large. */
export async function readMarketFile(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > MAX_FILE_BYTES)
      throw new Error(`The file has ${size} bytes; at most ${MAX_FILE_BYTES} are read.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
