import { expect, it } from 'vitest';
import type { ServerStatus } from './serverStatus';
import { statusProblems } from './statusProblems';

const well: ServerStatus = {
  time: '2026-11-28T08:00:00.000Z',
  program: { version: '1.0.0', node: '20.20.2', startTime: '2026-11-20T08:00:00.000Z', memoryBytes: 4e8 },
  database: { engine: 'embedded', version: '17.5', migration: '0047', bytes: 1e8, answerMilliseconds: 2, freeBytes: 2 ** 31, waiting: 4 },
  mail: { isSet: true, lastSentTime: null, waiting: 3, failing: 0 },
  work: { copiesRunning: 0, copiesWaiting: 0, documentsWaiting: 0, matchingWaiting: 0, streams: 0, pages: 0 },
};
const kinds = (status: ServerStatus) => statusProblems(status).map(({ kind, isUrgent }) => [kind, isUrgent]);

it('finds nothing wrong with a server that is well, also one whose disk and backups are not known', () => {
  expect(kinds(well)).toEqual([]);
  expect(kinds({ ...well, database: { ...well.database, freeBytes: null } })).toEqual([]);
  expect(kinds({ ...well, backup: { time: '2026-11-26T08:00:00.000Z' } })).toEqual([]);
  expect(kinds({ ...well, database: { ...well.database, replica: { ageSeconds: 30 } } })).toEqual([]);
});

it.each([
  ['disk', { database: { ...well.database, freeBytes: 2 ** 31 - 1 } }, false],
  ['disk', { database: { ...well.database, freeBytes: 2 ** 28 - 1 } }, true],
  ['slowDatabase', { database: { ...well.database, answerMilliseconds: 501 } }, false],
  ['connections', { database: { ...well.database, waiting: 5 } }, false],
  ['replica', { database: { ...well.database, replica: { ageSeconds: 31 } } }, false],
  ['replica', { database: { ...well.database, replica: { ageSeconds: null } } }, false],
  ['mail', { mail: { ...well.mail, failing: 1 } }, false],
  ['backup', { backup: { time: '2026-11-26T07:59:00.000Z' } }, true],
  ['backupFailed', { backup: { time: '2026-11-27T08:00:00.000Z' }, backupFailed: { time: '2026-11-28T07:00:00.000Z' } }, true],
  ['backupFailed', { backupFailed: { time: '2026-11-28T07:00:00.000Z' } }, true],
] as const)('finds a problem of kind %s', (kind, change, isUrgent) => expect(kinds({ ...well, ...change })).toEqual([[kind, isUrgent]]));

it('says the urgent first', () => {
  const status = { ...well, mail: { ...well.mail, failing: 2 }, backup: { time: '2026-11-20T08:00:00.000Z' } };
  expect(statusProblems(status).map(({ sentence }) => sentence.en)).toEqual([
    'The last good backup is 8 days old.',
    '2 mails could not be sent.',
  ]);
});
