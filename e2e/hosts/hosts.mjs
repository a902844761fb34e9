import { checkTwoVersions, withPortal } from './twoVersions.mjs';
import { withRenamedExport } from './upgradedHost.mjs';

/** Versions of frameworks that need a newer Node than the lowest that is supported: `npm run test:nodes -- hosts`. */
const angular = '22.2.6';
const newestAngular = {
  ...Object.fromEntries(['common', 'compiler', 'core', 'platform-browser', 'compiler-cli'].map((part) => [`@angular/${part}`, angular])),
  '@angular/build': '22.2.7',
  '@angular/cli': '22.2.7',
  typescript: '6.0.3',
};

/** The small apps of other systems, and what is particular about each. */
export const hosts = [
  { name: 'vite-react', title: 'Vite 8 + React', app: 'vite-react', kind: 'react' },
  { name: 'vite-7', title: 'Vite 7 alone + React 19.2', app: 'vite-7', pages: 'vite-react', kind: 'react' },
  { name: 'webpack', title: 'webpack + React', app: 'webpack', pages: 'vite-react', kind: 'react' },
  { name: 'rollup', title: 'Rollup + React', app: 'rollup', pages: 'vite-react', kind: 'react' },
  { name: 'esbuild', title: 'esbuild + React', app: 'esbuild', pages: 'vite-react', kind: 'react' },
  {
    name: 'two-versions',
    title: 'Two versions at once',
    app: 'two-versions',
    pages: 'vite-react',
    kind: 'react',
    prepare: withPortal,
    checkConsole: checkTwoVersions,
  },
  {
    name: 'upgraded',
    title: 'Upgraded by college-upgrade',
    app: 'upgraded',
    pages: 'vite-react',
    kind: 'react',
    prepare: withRenamedExport,
  },
  { name: 'next', title: 'Next.js, app router', app: 'next', kind: 'react', isServerRendered: true },
  { name: 'react-17', title: 'React 17, elements', app: 'react-17', pages: 'react-18', kind: 'elements' },
  { name: 'react-18', title: 'React 18, elements', app: 'react-18', kind: 'elements' },
  { name: 'react-19-elements', title: 'React 19, elements', app: 'react-19-elements', pages: 'react-18', kind: 'elements' },
  { name: 'svelte', title: 'Svelte 5, elements', app: 'svelte', kind: 'elements' },
  { name: 'vue', title: 'Vue 3, elements', app: 'vue', kind: 'elements' },
  { name: 'angular', title: 'Angular 21, elements', app: 'angular', kind: 'elements' },
  { name: 'astro', title: 'Astro 5, elements', app: 'astro', kind: 'elements' },
  { name: 'angular-newest', title: 'Angular 22, elements', app: 'angular', kind: 'elements', newest: newestAngular, lowestNode: 22 },
  { name: 'astro-newest', title: 'Astro 7, elements', app: 'astro', kind: 'elements', newest: { astro: '7.3.5' }, lowestNode: 22 },
  {
    name: 'plain',
    title: 'Plain HTML, strict policy, http',
    app: 'plain',
    kind: 'elements',
    address: 'college.test',
    hasStrictPolicy: true,
  },
  { name: 'starter-plain', title: 'Starter, plain HTML', app: 'starter-plain', kind: 'elements', starter: 'plain' },
  { name: 'starter-react', title: 'Starter, React', app: 'starter-react', kind: 'react', starter: 'react' },
  { name: 'starter-vue', title: 'Starter, Vue', app: 'starter-vue', kind: 'elements', starter: 'vue' },
  { name: 'hostile', title: 'Hostile CSS, shadow DOM', app: 'plain', path: '/hostile.html', kind: 'elements', cleanPath: '/' },
];
