/** What the last installation cost, handed from the bootstrap to the table of `npm test`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cache } from './paths.mjs';

const file = join(cache, 'installation.json');

/** Keeps seconds of wall and processor time until they are taken. */
export function keepInstallation(cost) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(cost));
}

/** The cost of an installation that no table has shown yet. */
export function takeInstallation() {
  if (!existsSync(file)) return undefined;
  const cost = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return cost;
}
