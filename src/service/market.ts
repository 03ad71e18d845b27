import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useMarket } from '#simulation/market.ts';
import type { MarketData } from '#simulation/market-file.ts';
import { readSettings, type Settings } from './settings.ts';

/** Where imported market data are. */
function marketFileOf({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'market.json');
}

/** Uses the market data that were imported, if any were. Throws an Error with a sentence for the operator. */
export function useImportedMarket(settings: Pick<Settings, 'dataDir'> = readSettings(process.env)): void {
  const file = marketFileOf(settings);
  if (!existsSync(file)) return;
  try {
    useMarket(JSON.parse(readFileSync(file, 'utf8')) as MarketData);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be used; import it again or remove it: ${reason}`, { cause: error });
  }
}

/** Keeps imported market data, whole or not at all; answers where. */
export async function keepMarket(settings: Pick<Settings, 'dataDir'>, text: string): Promise<string> {
  const file = marketFileOf(settings);
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
  return file;
}
