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
const tell = (found: typeof lines) => found.map(({ path, line }) => `${path}: ${line.trim()}`);

/** Chinese on one side of the mark, or in what it encloses; around a placeholder what is said to be Chinese. */
const isEnglishQuote = /[\p{Script=Han}，。；：、][“”]|[“”][\p{Script=Han}，。；：、]|\bzh: [`'][^`']*[“”]/u;

it('Chinese quotes with 「」, in catalogues and in refusals', () => {
  expect(lines.length).toBeGreaterThan(50_000);
  const quoting = lines.filter(({ line }) => isEnglishQuote.test(line) && !/^ *(\/\/|\*|\/\*\*)/.test(line));
  expect(tell(quoting)).toEqual([]);
});

const inInterface = /^(packages\/(ui|curriculum-model|curriculum-widgets)|apps\/workbench)\//;
const catalogue = /([mM]essages|[wW]ords)\.ts$/;
/** A comma, semicolon or colon between two texts, as a literal: it is of one language. */
const isOfOneLanguage = /\.join\('(?:[,;] |[、；，])'\)|`\$\{[^`{}]*\}(?:[,;:] |[、；，：])\$\{[^`{}]*\}`/;
/** What no sentence of the interface is made of, or what is said for each language by itself. */
const justified = [
  /\b(zh|en)\b/,
  /\bthrow\b/,
  /RecordFields\.tsx/, // a selector
  /ministries\.ts/, // names in English alone
  /hiddenCharacters\.ts/, // codes in brackets
  /weeks\.ts/, // weeks as figures
  /projectProduct\.ts/, // the Chinese text; the English one is beside it
];

it('commas between texts are those of the language: joinNames, listComma, clauseComma', () => {
  const joining = lines.filter(({ path, line }) => inInterface.test(path) && !catalogue.test(path) && isOfOneLanguage.test(line));
  expect(tell(joining).filter((place) => !justified.some((reason) => reason.test(place)))).toEqual([]);
});
