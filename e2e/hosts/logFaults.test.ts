import { expect, it } from 'vitest';
import { logFaults } from './logFaults';

it.each([
  'npm warn deprecated inflight@1.0.6: This module is not supported',
  'npm warn ERESOLVE overriding peer dependency',
  '(!) Module level directives cause errors when bundled, "use client" was ignored.',
  'WARNING in ./node_modules/@college/ui/dist/Button/Button.js',
  '▲ [WARNING] Ignoring this import because it was marked as having no side effects [ignored-bare-import]',
  ' ⚠ Warning: Next.js inferred your workspace root',
  '(node:12) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
  '\u001B[33m[WARN]\u001B[39m something',
])('finds %s', (line) => {
  expect(logFaults(`vite v8.3.8 building\n${line}\n✓ built in 2 s`)).toHaveLength(1);
});

it.each([
  'COMPLETED 120 FILES 0 ERRORS 0 WARNINGS',
  'dist/assets/ErrorState-Cx2.js  2.10 kB',
  '○ /_not-found',
  'svelte-check found 0 errors and 0 warnings',
  '> svelte-check --fail-on-warnings && vite build',
])('passes over %s', (line) => {
  expect(logFaults(line)).toEqual([]);
});
