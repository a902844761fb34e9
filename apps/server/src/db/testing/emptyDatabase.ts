import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that scripts/testServer.mjs made. */
    emptyDatabase: string;
  }
}

/** All data of a database whose tables are empty, for an engine in memory. */
export function embeddedImage(): Promise<Uint8Array> {
  return readFile(path.join(inject('emptyDatabase'), 'image.tar'));
}

/** Puts a database whose tables are empty into a folder: making one there takes seconds. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  // Its 1,500 files cost the asynchronous `cp` six times the processor time.
  cpSync(path.join(inject('emptyDatabase'), 'data'), path.join(folder, 'data'), { recursive: true });
}

/** A name for the tables as they are now. */
export function tablesVersion(): string {
  return path.basename(inject('emptyDatabase')).replace('-', '_');
}
