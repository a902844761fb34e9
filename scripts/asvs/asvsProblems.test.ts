import { expect, it } from 'vitest';
import { asvsProblems, attemptProblems } from './asvsProblems.mjs';
import { asvsNumbers, numbersIn } from './numbers.mjs';

const all = [...asvsNumbers.level1, ...asvsNumbers.level2];
const existing = { isFile: (path: string) => path.startsWith('here/'), isCommand: (name: string) => name === 'trust' };
const row = (numbers: string, place: string) => `| ${numbers} | what is done | ${place} |`;
const problems = (...rows: string[]) => asvsProblems(rows.join('\n'), existing);

it('knows the 70 requirements of level 1 and the 183 of level 2, each once', () => {
  expect([asvsNumbers.level1.length, asvsNumbers.level2.length, new Set(all).size]).toEqual([70, 183, 253]);
});

it('reads runs of numbers', () => expect(numbersIn('1.2.9-11, 3.1.1')).toEqual(['1.2.9', '1.2.10', '1.2.11', '3.1.1']));

it('finds nothing wrong with a page that has each number once, in one row or in many', () => {
  expect(problems(row(all.join(', '), '`here/a.test.ts`, `npm run trust`'))).toEqual([]);
  expect(problems(...all.map((number) => row(number, 'Accepted: a reason')))).toEqual([]);
});

it('reports what is missing, named twice or of another level', () => {
  const most = all.filter((number) => number !== '4.3.2').join(', ');
  expect(problems(row(most, '`here/a`'), row('1.1.1', '`here/a`'), row('1.2.10', '`here/a`'))).toEqual([
    '4.3.2 is missing.',
    '1.1.1 is named twice.',
    '1.2.10 is of neither level 1 nor level 2: it belongs under "Of level 3".',
  ]);
  expect(problems(row(all.join(', '), '`here/a`'), '', '## Of level 3', '', row('1.2.10', '`here/a`'))).toEqual([]);
});

it('reports rows without a place, and files, commands and pages that do not exist', () => {
  const rest = row(all.slice(4).join(', '), '`here/a`');
  const [one = '', two = '', three = '', four = ''] = all;
  expect(
    problems(rest, row(one, 'in the code'), row(two, '`gone/a.test.ts`'), row(three, '`npm run gone`'), row(four, '[page](gone.md#part)')),
  ).toEqual([
    `${one}: name a test, a page or a reason.`,
    `${two}: gone/a.test.ts does not exist.`,
    `${three}: there is no command gone.`,
    `${four}: gone.md does not exist.`,
  ]);
});

it('reports attempts without a test, and tests of attempts that do not exist', () => {
  const page = [
    '| attempt | now | test |',
    '|---|---|---|',
    row('1: a way in', '`gone/a.test.ts`'),
    row('2: another', ''),
    row('3: a third', '`here/a`'),
  ];
  expect(attemptProblems(page.join('\n'), existing)).toEqual([
    '1: a way in: gone/a.test.ts does not exist.',
    '2: another: name a test, a page or a reason.',
  ]);
});
