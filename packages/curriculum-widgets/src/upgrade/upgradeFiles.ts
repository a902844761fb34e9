import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type ts from 'typescript';
import type { BreakingChange } from './breakingChanges';
import { upgradeMarkup } from './upgradeMarkup';
import { upgradeScript } from './upgradeScript';

const scripts = new Set(['.js', '.jsx', '.mjs', '.cjs', '.ts', '.tsx', '.mts', '.cts']);
const markup = new Set(['.html', '.htm', '.vue', '.svelte', '.astro', '.css', '.scss', '.less']);
const scriptsInMarkup = /(<script[^>]*>)([\s\S]*?)(<\/script>)/g;

/** One file as the changes have it. */
export function upgradeFile(compiler: typeof ts, path: string, text: string, changes: readonly BreakingChange[]): string {
  const kind = extname(path);
  if (scripts.has(kind)) return upgradeVariables(upgradeScript(compiler, text, path, changes), changes);
  if (!markup.has(kind)) return text;
  const withScripts = text.replace(
    scriptsInMarkup,
    (_, open: string, script: string, close: string) => open + upgradeScript(compiler, script, `${path}.tsx`, changes) + close,
  );
  return upgradeMarkup(withScripts, changes);
}

/** Rewrites the files below a folder, and returns the paths of those that changed; `isDry` leaves them as they are. */
export async function upgradeFiles(
  compiler: typeof ts,
  folder: string,
  changes: readonly BreakingChange[],
  isDry: boolean,
): Promise<string[]> {
  const changed: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
      changed.push(...(await upgradeFiles(compiler, path, changes, isDry)));
    } else if (scripts.has(extname(path)) || markup.has(extname(path))) {
      const before = await readFile(path, 'utf8');
      const after = upgradeFile(compiler, path, before, changes);
      if (after === before) continue;
      changed.push(path);
      if (!isDry) await writeFile(path, after);
    }
  }
  return changed.toSorted();
}

/** Custom properties stand in the styles of scripts as well. */
function upgradeVariables(text: string, changes: readonly BreakingChange[]) {
  return upgradeMarkup(
    text,
    changes.filter(({ kind }) => kind === 'variable'),
  );
}
