import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import type { RequestVariables } from '../http/requestLog';
import { storybookNotice } from './storybookNotice';

/** Where the built Storybook stands, or will stand. */
export interface StorybookFolder {
  folder: string;
  /** Whether somebody builds it beside this server, as `npm start` does; a file `build-failed` in the folder says that it went wrong. */
  isComing: boolean;
}

/** Serves Storybook under /storybook/ from the moment at which it stands in its folder; `files` hands out what is in it. */
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
