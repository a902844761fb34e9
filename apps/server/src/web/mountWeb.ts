import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler, type Next } from 'hono';
import { compress } from 'hono/compress';
import type { RequestVariables } from '../http/requestLog';
import { mountStorybook } from './mountStorybook';

/** Folders of the built pages; a page whose folder does not exist is not served. */
export interface WebFolders {
  workbench?: string;
  storybook?: string;
  /** Whether Storybook is built in parallel to this server. */
  isStorybookComing?: boolean;
  /** The time zone in which the workbench formats times: contained in its page, so that it is known before the first render. */
  timeZone?: string;
}

// The build writes a hash of the content into these names, so that they never change under an address.
const hashedName = /\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Serves the workbench under /course, where every unknown path is the application's own, and Storybook under /storybook/. */
export function mountWeb(
  app: Hono<{ Variables: RequestVariables }>,
  { workbench, storybook, isStorybookComing = false, timeZone }: WebFolders,
): void {
  app.get('/', (c) => c.redirect('/course/'));
  if (workbench && existsSync(join(workbench, 'index.html'))) {
    app.get('/course', (c) => c.redirect('/course/'));
    // Browsers ask the root of a site for its icon where a page names none, such as a reply of the API or a page of Storybook.
    app.get('/favicon.ico', keepOrRevalidate, serveStatic({ root: workbench, path: 'favicon.ico' }));
    const page = timeZone ? pageIn(timeZone, workbench) : serveStatic({ root: workbench, path: 'index.html', precompressed: true });
    const pages = new Hono();
    pages.use('/course/*', keepOrRevalidate, compress());
    pages.use('/course/*', hideHiddenFiles, hideSourceMaps);
    pages.get('/course/', page);
    pages.get('/course/*', filesOf(workbench, '/course'));
    pages.use('/course/report', keepToItself);
    // A missing file must not answer with a page, or the browser would read HTML as a script.
    pages.get('/course/assets/*', (c) => c.notFound());
    pages.get('/course/*', page);
    app.route('/', pages);
  }
  if (storybook) mountStorybookFiles(app, storybook, isStorybookComing);
}

/** Serves Storybook under /storybook/. */
export function mountStorybookFiles(app: Hono<{ Variables: RequestVariables }>, folder: string, isComing: boolean): void {
  app.use('/storybook/*', keepOrRevalidate, compress(), hideHiddenFiles);
  mountStorybook(app, { folder, isComing }, () => filesOf(folder, '/storybook'));
}

/** The page of the workbench, which reads the time zone off its first element. */
function pageIn(timeZone: string, workbench: string): MiddlewareHandler {
  const page = readFileSync(join(workbench, 'index.html'), 'utf8').replace('<html', `<html data-time-zone="${timeZone}"`);
  return async (c) => c.html(page);
}

function filesOf(root: string, base: string): MiddlewareHandler {
  const rewriteRequestPath = (path: string) => path.slice(base.length);
  return serveStatic({ root, rewriteRequestPath, precompressed: true, allowPercentInPath: true });
}

/** Hidden files, such as those of version control, have no business in a served folder. */
async function hideHiddenFiles(c: Context, next: Next): Promise<Response | void> {
  if (c.req.path.includes('/.')) return c.notFound();
  await next();
}

/** Source maps stay in the folder for whoever runs the server, and are not served. */
async function hideSourceMaps(c: Context, next: Next): Promise<Response | void> {
  if (/\.map(\.\w+)?$/.test(c.req.path)) return c.notFound();
  await next();
}

/** The URL of a published report is its secret: it is not sent as a referrer, and not indexed by search engines. */
async function keepToItself(c: Context, next: Next): Promise<void> {
  await next();
  c.res.headers.set('referrer-policy', 'no-referrer');
  c.res.headers.set('x-robots-tag', 'noindex');
}

/** Browsers keep what can never change, and ask again for the rest. */
async function keepOrRevalidate(c: Context, next: Next): Promise<void> {
  await next();
  const isKept = c.res.status === 200 && hashedName.test(c.req.path);
  c.res.headers.set('cache-control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
}
