/** Builds what `npm start` serves, each part only when its sources changed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from './freshness.mjs';
import { root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { bin, runOrExit } from './run.mjs';

const packages = ['packages/curriculum-model', 'packages/ui', 'packages/curriculum-widgets', 'packages/api-client'];
const widgetSources = packages.slice(0, 3).map((folder) => `${folder}/src`);
const settings = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/** Workbench, server and (unless left out) Storybook, built where stale. */
export function buildAll({ withStorybook = true } = {}) {
  part('workbench', ['apps/workbench', ...packages, ...settings], 'apps/workbench/dist/index.html', () => {
    runOrExit(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: 'apps/workbench' });
    precompress(join(root, 'apps/workbench/dist'));
  });
  part('server', ['apps/server', 'packages/curriculum-model', 'packages/api-client', ...settings], 'apps/server/dist/main.js', () =>
    runOrExit(bin('tsup'), ['--silent'], { cwd: 'apps/server' }),
  );
  // After the server: building that empties its dist.
  part('words', ['scripts/pageWords', ...widgetSources, ...settings], 'apps/server/dist/pageWords.json', () =>
    runOrExit(process.execPath, ['scripts/pageWords/main.mjs']),
  );
  if (withStorybook) buildStorybook();
}

/** Storybook alone, built where stale. */
export function buildStorybook() {
  const sources = [
    '.storybook',
    '.changeset',
    'docs',
    'scripts/guides',
    'scripts/catalogue',
    'scripts/build-storybook.mjs',
    ...packages,
    ...settings,
  ];
  part('storybook', sources, 'storybook-static/llms.txt', () => {
    // A server shows that a new one is being built, and serves no stale page.
    rmSync(join(root, 'storybook-static'), { recursive: true, force: true });
    runOrExit(process.execPath, ['scripts/build-storybook.mjs']);
  });
}

function part(name, sources, product, build) {
  const startedAt = Date.now();
  const isBuilt = buildWhenStale({
    name,
    sources,
    product,
    build() {
      console.log(`Building ${name} … 正在构建 ${name} …`);
      build();
    },
  });
  if (isBuilt) console.log(`  ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
