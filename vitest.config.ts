import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { takeStatePicture } from './e2e/sweeps/states/takeStatePicture.ts';
import { publishedComponents } from './scripts/catalogue/vitePlugin.mjs';
import { chromiumArguments, chromiumPath, setChineseFont } from './scripts/browser.mjs';

setChineseFont();

// An instance's setup files are taken as they are written.
const here = (path: string) => join(import.meta.dirname, path);
const source = '@college/source';
const lookingAtPages = 'e2e/sweeps/**/inPage/**/*.test.ts';
// What replaces modules or fills a registry of the page would be felt by the files after it.
const onOwnPage = '{packages,apps}/*/src/**/*.ownPage.test.tsx';
// Instances would all run at once; Vitest reads this of an instance too, though its types leave it out.
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder } });
const viewport = { width: 1300, height: 900 };
const cleanUp = here('packages/ui/src/testing/cleanUp.ts');
// Storybook notes each call of a play for its panel of steps, down to the text of every element handed over; no panel shows here. The frame's address must
// be as it was when it has loaded: Vitest compares it.
const skipStepNotes = `if (parent !== window) addEventListener('load', () => setTimeout(() => history.replaceState(null, '', location.href + '&instrument=false')))`;
// React measures each component for the Performance panel and links its stacks for the debugger; nobody looks. It asks once, when it is loaded.
const skipTracks = 'delete console.timeStamp; delete console.createTask;';
const withoutNotes = {
  name: 'without-notes',
  transformIndexHtml: () => [skipStepNotes, skipTracks].map((children) => ({ tag: 'script', children })),
};
const clientResolve = { conditions: [source, ...defaultClientConditions] };
const serverResolve = { conditions: [source, ...defaultServerConditions] };
// All sources are scanned for dependencies at the start: one found later would reload the page in mid-test.
const optimizeDeps = {
  include: ['@storybook/react-vite', 'storybook/internal/core-events', 'storybook/theming'],
  entries: [
    '{packages/*,apps/workbench}/src/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
    'docs/storybook/**/*.{ts,tsx}',
    'e2e/sweeps/**/inPage/**/*.ts',
  ],
};
const define = {
  // React Aria's Virtualizer measures nothing in tests by default.
  'process.env.VIRT_ON': '"1"',
  // Rules go in as they do in production; written as text, each new one would have the browser read all of them again.
  'process.env.SC_DISABLE_SPEEDY': '"false"',
};
// `npm run test:states` also holds each state's resting check against the other states of its widget.
const statesFolder = process.env.STATES_SWEEP;
const ofStories = [here('.storybook/exitsAtOnce.ts'), here('.storybook/withoutReports.ts')];
const forStories = statesFolder
  ? { setupFiles: [...ofStories, here('e2e/sweeps/states/inPage/sweepStates.ts')], provide: { statesFolder } }
  : { setupFiles: ofStories };
// A page waits for its clocks and the server of the sources as much as it computes.
const pages = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    // No page opens before the dependencies are bundled, which may take long on a busy machine. Vitest reads this here alone.
    browser: { connectTimeout: 600_000 },
    projects: [
      {
        plugins: [publishedComponents()],
        resolve: serverResolve,
        ssr: { resolve: serverResolve },
        test: {
          name: 'unit',
          // Rules without state: a world of its own for each file would cost more than the tests, and processes a tenth more than threads.
          isolate: false,
          pool: 'threads',
          setupFiles: here('scripts/propertySeed.ts'),
          // Property tests compute as long as they compute: on a busy machine the usual five seconds would end one of them.
          testTimeout: 30_000,
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/workbench/{src,chunks}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
            'docs/storybook/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          // Looks at a page, so it runs in one: see the project `browser`.
          exclude: ['**/node_modules/**', lookingAtPages],
        },
      },
      {
        resolve: serverResolve,
        ssr: { resolve: serverResolve },
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What is polled for may come late on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          pool: 'forks',
          // Requests and replies die young: with more room for them a twentieth of the time is saved.
          execArgv: ['--max-semi-space-size=32'],
          globalSetup: 'scripts/testServer.mjs',
          setupFiles: [here('scripts/propertySeed.ts'), 'apps/server/src/testing/setUp.ts'],
          // The files of a process share its databases; loading the server for each would take a fifth of the time.
          isolate: false,
          // A suite waits on its database as much as it computes.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What runs in a page shares one server, one scan of dependencies and one cache of compiled sources.
        plugins: [storybookTest({ configDir: '.storybook', tags: { skip: ['no-test'] } }), withoutNotes],
        resolve: clientResolve,
        optimizeDeps,
        define,
        test: {
          name: 'pages',
          // Files share a page, and clean up after themselves: loading all sources for each would take twice as long as the tests.
          isolate: false,
          maxWorkers: pages,
          setupFiles: [here('.storybook/withoutOwnerStacks.ts')],
          // As long as in stories: on a busy machine the usual second would fail a test for its pace alone.
          expect: { poll: { timeout: 5000 } },
          // A busy machine may take its time over a long play.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport,
            commands: { takeStatePicture },
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
              // Each frame of a movement is drawn; the end-to-end jobs see the movements.
              contextOptions: { viewport, reducedMotion: 'reduce' },
            }),
            instances: [
              { browser: 'chromium', name: 'stories', ...inTurn(2), ...forStories },
              {
                browser: 'chromium',
                name: 'browser',
                ...inTurn(3),
                setupFiles: [cleanUp],
                include: [
                  'packages/*/src/**/*.test.tsx',
                  'apps/workbench/src/**/*.test.tsx',
                  'docs/storybook/**/*.test.tsx',
                  lookingAtPages,
                ],
                exclude: ['**/node_modules/**', onOwnPage],
              },
              {
                browser: 'chromium',
                name: 'browser-own-page',
                ...inTurn(4),
                isolate: true,
                setupFiles: [cleanUp],
                include: [onOwnPage],
              },
            ],
          },
        },
      },
    ],
  },
});
