/** `npm start`: builds what is stale, then serves workbench, API and Storybook until stopped. Storybook is built in parallel, where it is served. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { root } from './paths.mjs';
import { buildStorybookBeside } from './storybookBeside.mjs';

buildAll({ withStorybook: false });

// The server's own rule (apps/server/src/options.ts): in production only on request.
const given = process.argv.slice(2);
const isProduction =
  process.env.NODE_ENV === 'production' || Boolean(process.env.DATABASE_URL) || given.some((one) => one.startsWith('--database-url'));
const hasStorybook = !isProduction || given.includes('--storybook');

const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/server/dist/main.js'), ...given], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_COMING: String(hasStorybook) },
});
const storybook = hasStorybook ? buildStorybookBeside() : undefined;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  storybook?.stop();
  process.exit(code ?? (signal ? 0 : 1));
});
