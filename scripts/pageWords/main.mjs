/** Writes the texts that the server sends to pages without texts of their own, next to its built files. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';
import { readPageWords } from './read.mjs';

const file = join(root, 'apps/server/dist/pageWords.json');
mkdirSync(dirname(file), { recursive: true });
// A server that starts meanwhile finds the last one whole.
writeFileSync(`${file}.${process.pid}`, JSON.stringify(await readPageWords()));
renameSync(`${file}.${process.pid}`, file);
