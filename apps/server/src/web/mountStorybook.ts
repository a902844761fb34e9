import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import type { RequestVariables } from '../http/requestLog';
import { storybookNotice } from './storybookNotice';

/** The folder of the built Storybook, which may not exist yet. */
export interface StorybookFolder {
  folder: string;
  /** Whether it is built in parallel to this server, as by `npm start`; a file `build-failed` in the folder means that the build failed. */
  isComing: boolean;
}

/** Serves Storybook under /storybook/ as soon as its folder exists; `files` serves its content. */
export function mountStorybook(
  app: Hono<{ Variables: RequestVariables }>,
  { folder, isComing }: StorybookFolder,
  files: () => MiddlewareHandler,
): void {
  let serve: MiddlewareHandler | undefined;
  app.get('/storybook', (c) => c.redirect('/storybook/'));
  app.get('/storybook/*', async (c, next) => {
    if (existsSync(join(folder, 'index.html'))) return (serve ??= files())(c, next);
    if (existsSync(join(folder, 'build-failed'))) return c.html(storybookNotice('failed', 500), 500);
    if (!isComing) return next();
    return c.html(storybookNotice('coming', 503), 503, { 'retry-after': '5' });
  });
}
