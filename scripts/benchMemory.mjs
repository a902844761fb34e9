/** The figures of the last `npm run bench`, subject by subject, so that one that failed can be taken again without the others. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What was taken of the same; `measured` says of what and where. Returns a map of rows by subject. */
export function readTaken(file, measured) {
  if (!existsSync(file)) return new Map();
  const known = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(known.measured === measured ? known.taken : []);
}

/** Remembers what was taken so far. */
export function writeTaken(file, measured, taken) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ measured, taken: [...taken] }));
}
