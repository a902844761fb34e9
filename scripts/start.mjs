/** `npm start`: builds what is stale, then serves workbench, API and Storybook from one origin until stopped. Storybook is built beside. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { root } from './paths.mjs';
import { buildStorybookBeside } from './storybookBeside.mjs';

buildAll({ withStorybook: false });

const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/server/dist/main.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production', STORYBOOK_COMING: 'true' },
});
const storybook = buildStorybookBeside();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  storybook.stop();
  process.exit(code ?? (signal ? 0 : 1));
});
