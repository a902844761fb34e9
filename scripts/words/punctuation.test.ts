import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';

const parts = ['packages/ui', 'packages/curriculum-model', 'packages/curriculum-widgets', 'packages/elements', 'packages/api-client'];
const apps = ['apps/workbench', 'apps/server'];
const folders = [...parts, ...apps].map((part) => `${part}/src`);
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|stories|test-data|gen)\./.test(name);
/** The lines of all sources but those of samples, whose texts people wrote. */
const lines = listFiles(folders, isSource)
  .filter((path) => !/\/(fixtures|fakes|testing)\//.test(path))
  .flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((line) => ({ path, line })),
  );

/** Chinese on one side of the mark, or in what it encloses; around a placeholder what is said to be Chinese. */
const isEnglishQuote = /[\p{Script=Han}，。；：、][“”]|[“”][\p{Script=Han}，。；：、]|\bzh: [`'][^`']*[“”]/u;

it('Chinese quotes with 「」, in catalogues and in refusals', () => {
  expect(lines.length).toBeGreaterThan(100_000);
  const quoting = lines.filter(({ line }) => isEnglishQuote.test(line) && !/^ *(\/\/|\*|\/\*\*)/.test(line));
  expect(quoting.map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([]);
});
