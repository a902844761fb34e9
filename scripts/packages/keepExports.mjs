/** `npm run exports`: writes the exports maps and the list of exported names; `npm test` says when they are of another day. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bin, run } from '../run.mjs';
import { packageNames } from './entries.mjs';
import { exportedNamesOf, namesFileOf } from './exportedNames.mjs';
import { keepExports } from './exports.mjs';

for (const name of packageNames) {
  keepExports(name, { isWritten: true });
  mkdirSync(dirname(namesFileOf(name)), { recursive: true });
  writeFileSync(namesFileOf(name), `${JSON.stringify(exportedNamesOf(name), null, 2)}\n`);
}

process.exit(run(bin('oxfmt'), ['packages/*/package.json']));
