import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The scripts that run on threads for jobs, and where their sources are. */
const sources = {
  documentWorker: '../documents/documentWorker.ts',
  compareWorker: '../assistant/compareWorker.ts',
  editionWorker: '../editions/thread/editionWorker.ts',
} as const;

/** A script for a thread. */
export type WorkerName = keyof typeof sources;

let builtFolder: string | undefined;

/** Tests start the threads as they were built: from source it takes four times as long. */
export function setBuiltWorkers(folder: string): void {
  builtFolder = folder;
}

/** Beside this file, as it was built; from source, a script that compiles what it loads. */
export function workerScript(name: WorkerName): { script: string; execArgv: string[]; source?: string } {
  const isSource = import.meta.url.endsWith('.ts');
  if (isSource && !builtFolder) {
    const script = fileURLToPath(new URL('sourceWorker.js', import.meta.url));
    return { script, execArgv: ['--conditions=@college/source'], source: sources[name] };
  }
  return { script: path.join(builtFolder ?? path.dirname(fileURLToPath(import.meta.url)), `${name}.js`), execArgv: [] };
}
