import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual } from '../../../packages/curriculum-model/src';
import { digestOf, keepDigest, keptDigest } from '../../freshness.mjs';
import { cache } from '../../paths.mjs';
import { portPages } from './pages';

const file = join(cache, 'ports.json');
const sources = [
  ...['ui', 'curriculum-widgets', 'curriculum-model', 'api-client'].map((name) => `packages/${name}/src`),
  'scripts/catalogue',
  'scripts/guides',
  'pnpm-lock.yaml',
];

/** The pages of the port reference by area, made again only where their sources changed: each call of the contract is made for them. */
export async function keptPortPages(): Promise<Readonly<Record<string, Bilingual>>> {
  const digest = digestOf(sources);
  if (keptDigest('ports') !== digest || !existsSync(file)) {
    const text = JSON.stringify(Object.fromEntries(await portPages()));
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
    keepDigest('ports', digest);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Bilingual>;
}
