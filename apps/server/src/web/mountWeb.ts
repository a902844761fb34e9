import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { RequestVariables } from '../http/requestLog';

/** Folders of the built pages; a page whose folder does not exist is not served. */
export interface WebFolders {
  workbench?: string;
  storybook?: string;
}

// The build writes a hash of the content into these names, so that they never change under an address.
const hashedName = /\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Serves the workbench under /course, where every unknown path is the application's own, and Storybook under /storybook/. */
export function mountWeb(app: Hono<{ Variables: RequestVariables }>, { workbench, storybook }: WebFolders): void {
  app.get('/', (c) => c.redirect('/course/'));
  if (workbench && existsSync(join(workbench, 'index.html'))) {
    app.get('/course', (c) => c.redirect('/course/'));
    const pages = new Hono();
    pages.use(compress());
    pages.get('/course/*', files(workbench, '/course'));
    // A missing file must not answer with a page, or the browser would read HTML as a script.
    pages.get('/course/assets/*', (c) => c.notFound());
    pages.get('/course/*', serveStatic({ root: workbench, path: 'index.html', precompressed: true, onFound: revalidate }));
    app.route('/', pages);
  }
  if (storybook && existsSync(join(storybook, 'index.html'))) {
    app.get('/storybook', (c) => c.redirect('/storybook/'));
    const pages = new Hono();
    pages.use(compress());
    pages.get('/storybook/*', files(storybook, '/storybook'));
    app.route('/', pages);
  }
}

function files(root: string, base: string) {
  return serveStatic({
    root,
    rewriteRequestPath: (path) => path.slice(base.length),
    precompressed: true,
    allowPercentInPath: true,
    onFound: (path, c) => (hashedName.test(path) ? keep(c) : revalidate(path, c)),
  });
}

function keep(c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable');
}

function revalidate(_path: string, c: Context): void {
  c.header('cache-control', 'no-cache');
}
