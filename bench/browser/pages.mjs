/** Builds measuring pages as a release is built, and serves them to a browser. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

const bench = fileURLToPath(new URL('..', import.meta.url));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Builds the html pages of one folder of `bench/`.
 * @param {string} folder
 * @param {readonly string[]} pages names of html files without their ending
 * @returns {Promise<string>} the folder that holds the built pages
 */
export async function buildPages(folder, pages) {
  const outDir = join(bench, '..', '.cache', 'bench', folder);
  await build({
    root: bench,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['@college/source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: Object.fromEntries(pages.map((page) => [page, join(bench, folder, `${page}.html`)])) },
    },
  });
  return join(outDir, folder);
}

/**
 * Serves built pages on this machine only.
 * @param {string} folder as `buildPages` returned it
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function servePages(folder) {
  const root = join(folder, '..');
  const name = folder.slice(root.length + 1);
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = await readFile(join(root, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return { url: `http://127.0.0.1:${server.address().port}/${name}`, close: () => server.close() };
}
