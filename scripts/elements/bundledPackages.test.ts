import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { bundledPackages, withoutLicence } from './bundledPackages.mjs';

const list = readFileSync(join(root, 'THIRD-PARTY-LICENCES.md'), 'utf8');
const installed = createRequire(join(root, 'packages/curriculum-widgets/package.json'));

it('identifies a package by its bundled files, and each once', () => {
  const react = installed.resolve('react');
  const moduleIds = [react, `\0${react}?commonjs-es-import`, '\0rolldown/runtime.js', join(root, 'packages/ui/src/index.ts')];
  const { version } = installed('react/package.json') as { version: string };
  expect(bundledPackages([{ type: 'chunk', moduleIds }, { type: 'asset' }])).toEqual([`react@${version}`]);
});

it('finds what is missing from the list of licences, in this version', () => {
  const { version } = installed('react/package.json') as { version: string };
  expect(withoutLicence([`react@${version}`, 'react@0.0.1', '@college-elsewhere/unlisted@1.0.0'], list)).toEqual([
    'react@0.0.1',
    '@college-elsewhere/unlisted@1.0.0',
  ]);
});
