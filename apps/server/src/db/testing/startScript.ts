import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs TypeScript text as a process of its own; `import` paths in it are best made with `import.meta.resolve` or file addresses. */
export function startScript(script: string, parameters: readonly string[]): ChildProcess {
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const options = ['--conditions=@college/source', '--import', tsx, '--input-type=module', '--eval', script];
  return spawn(process.execPath, [...options, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
}
