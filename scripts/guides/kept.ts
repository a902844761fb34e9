import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, keepDigest, keptDigest } from '../freshness.mjs';
import { cache } from '../paths.mjs';

const sources = [
  ...['ui', 'curriculum-widgets', 'curriculum-model', 'api-client'].map((name) => `packages/${name}/src`),
  'scripts/catalogue',
  'scripts/guides',
  'pnpm-lock.yaml',
];

/** What is made of the sources, as `<name>.json` of the cache, made again only where its sources changed: each call of the contract is made for it. */
export async function kept<Made>(name: string, make: () => Promise<Made>, from: readonly string[] = sources): Promise<Made> {
  const file = join(cache, `${name}.json`);
  const digest = digestOf(from);
  if (keptDigest(name) !== digest || !existsSync(file)) {
    const text = JSON.stringify(await make());
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
    keepDigest(name, digest);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Made;
}
