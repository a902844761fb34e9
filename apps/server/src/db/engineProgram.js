import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @type {Promise<WebAssembly.Module> | undefined} */
let program;

/** PGlite's program, compiled once for each process: a thread that follows another one finds what its forerunner compiled, and opens in half the time. */
export function engineProgram() {
  program ??= compile();
  return program;
}

async function compile() {
  const { resolve } = createRequire(import.meta.url);
  return await WebAssembly.compile(await readFile(path.join(path.dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')));
}
