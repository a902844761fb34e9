import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const skipped = new Set(['node_modules', 'dist', '.cache', 'storybook-static', 'test-results', 'migrations']);

/** Files in these folders of the repository for which `accepts(name)` holds, as paths with forward slashes. */
export function listFiles(folders, accepts = () => true) {
  return folders.flatMap((folder) => {
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles([path], accepts);
      return accepts(entry.name) ? [path] : [];
    });
  });
}
