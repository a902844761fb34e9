import { expect, it } from 'vitest';
import { readArguments } from './readArguments';

const address = ['--base-url', 'https://college.test/college/api'];

it('reads only unless asked to write', () => {
  expect(readArguments([...address, '--token', 't'], {})).toMatchObject({ isReadOnly: true, language: 'en', token: 't', mayReset: false });
  expect(readArguments([...address, '--write'], {})?.isReadOnly).toBe(false);
});

it('takes secrets from the environment rather than the command line', () => {
  const environment = { COLLEGE_TOKEN: 'from outside', COLLEGE_PASSWORD: 'secret' };
  expect(readArguments(address, environment)).toMatchObject({ token: 'from outside', password: 'secret' });
  expect(readArguments([...address, '--token', 't'], environment)).toMatchObject({ token: 't' });
});

it('reads resources, ids, seconds, the language and the path of the report', () => {
  const argv = ['--only', 'goals,copy', '--only', 'news', '--major-id', '7', '--timeout', '5', '--language', 'zh', '--json', 'r.json'];
  expect(readArguments([...address, ...argv], {})).toMatchObject({
    only: ['goals', 'copy', 'news'],
    majorId: 7,
    timeout: 5000,
    language: 'zh',
    jsonFile: 'r.json',
  });
});

it.each([
  [[], '--base-url'],
  [['--base-url', 'college'], '--base-url'],
  [[...address, '--only', 'goal'], 'goals'],
  [[...address, '--write', '--read-only'], '--read-only'],
  [[...address, '--language', 'fr'], '--language'],
  [[...address, '--major-id', 'x'], '--major-id'],
  [[...address, '--timeout', '0'], '--timeout'],
  [[...address, '--wirte'], '--wirte'],
])('refuses %j with a sentence', (argv, named) => expect(() => readArguments(argv, {})).toThrow(named));

it('recognises a request for help', () => expect(readArguments(['--help'], {})).toBeUndefined());
