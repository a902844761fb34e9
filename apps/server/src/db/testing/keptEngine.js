import { readFile } from 'node:fs/promises';

let held;

/**
 * Compiles the embedded engine's program and holds it: V8 shares compiled code among all threads of a process for as long as somebody holds it, so that
 * each further database of the process opens sooner.
 */
export async function keepEngine() {
  held ??= await WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));
}
