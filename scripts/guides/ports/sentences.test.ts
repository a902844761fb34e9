import { expect, it } from 'vitest';
import { callsOf, plainSentence } from './sentences';

it.each([
  ['Deletes a goal (core §3). Call: `GET /course/deletecoursegoal` (core §7).', 'Deletes a goal.'],
  ['Extension: a news item (decision 129).', 'A news item.'],
  ['Extension.', ''],
  [
    'Where news is read; a college plugs in its own backend here. Failures reject with an error whose message staff can read.',
    'Where news is read.',
  ],
  [
    'Where it is read. Failures reject with an error whose message staff can read; a conflict has code 1.',
    'Where it is read. A conflict has code 1.',
  ],
  ['`sort`, an extension, orders it (extensions). Calls: `GET /a`, `POST /b` (core §7).', '`sort`, an extension, orders it.'],
])('%s', (comment, sentence) => expect(plainSentence(comment)).toBe(sentence));

it('finds the calls that satisfy a member', () => {
  expect(callsOf('Adds. Calls: `POST /manage/insert?dryrun=1` (core §7), `GET /b` with c.')).toEqual([
    { method: 'POST', path: '/manage/insert' },
    { method: 'GET', path: '/b' },
  ]);
  expect(callsOf('No call of the contract.')).toEqual([]);
});
