import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getBackups } from '@college/api-client/contract';
import type { BackupState } from '@college/curriculum-model';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db';
import { copyEmptyDatabase, describeOnEachEngine } from '../db/testing';
import { createLog } from '../http/log';
import { setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { lastDue } from './backupSchedule';
import { changeBackupRecord, readBackupRecord } from './noteBackups';
import { setRestoreBeginning } from './restoreArchive';
import { scheduledBackups, type ScheduledBackups } from './scheduledBackups';

vi.setConfig({ testTimeout: 120_000 });
let place: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'college-scheduled-'));
  const undo = setRestoreBeginning(copyEmptyDatabase);
  return async () => {
    undo();
    await rm(place, { recursive: true, force: true });
  };
});

it('is due at its time on the campus, and stays due until the next', () => {
  const due = (now: string, zone = 'Asia/Shanghai') => lastDue('02:30', new Date(now), zone).toISOString();
  expect(due('2026-05-28T18:29:59Z')).toBe('2026-05-27T18:30:00.000Z');
  expect(due('2026-05-28T18:30:00Z')).toBe('2026-05-28T18:30:00.000Z');
  expect(due('2026-05-29T02:30:00Z', 'UTC')).toBe('2026-05-29T02:30:00.000Z');
});

describeOnEachEngine('a scheduled backup', (database) => {
  // What no engine decides.
  const once = it.runIf(database.engine === (process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded'));
  const folder = () => path.join(place, database.engine);
  const schedule = () => ({ folder: folder(), at: '02:30', keep: 1 });
  let now = new Date();
  const server = testServer(() => database.current, { backups: { folder: '/x', at: '02:30', keep: 2 } });
  const given = (change: Partial<ScheduledBackups> = {}): ScheduledBackups => ({
    database: database.current,
    dataFolder: place,
    schedule: schedule(),
    keys: {},
    timeZone: 'Asia/Shanghai',
    now: () => now,
    log: createLog('silent'),
    ...change,
  });
  const make = (change?: Partial<ScheduledBackups>, signal = new AbortController().signal) => scheduledBackups(given(change))(signal);
  const state = async () => (await server.call(getBackups, { as: 'collegeAdmin' })).data as BackupState;
  beforeEach(async () => {
    await rm(folder(), { recursive: true, force: true });
    await setScene(database.current);
    server.forgetSessions();
    now = new Date('2026-05-28T19:00:00Z');
  });

  it('is made once a day by one process, verified, and shown to college managers', async () => {
    expect(await state()).toEqual({ schedule: { at: '02:30', keep: 2 }, last: null, failure: null });
    expect((await Promise.all([make(), make(), make()])).filter(Boolean)).toHaveLength(1);
    expect(await make()).toBe(false);
    const { last } = await state();
    expect(last).toMatchObject({ file: 'college-20260528T190000Z.backup', time: now.toISOString(), isVerified: true });
    expect((await readdir(place)).filter((name) => name.endsWith('.spool'))).toEqual([]);
  });

  once('that fails is shown without folders, keeps the last good one, and is tried again in an hour; the last ones are kept', async () => {
    // One was made the day before, and other files lie beside it.
    const file = 'college-20260528T190000Z.backup';
    const last = { file, time: now.toISOString(), bytes: 1, records: 1, digest: 'a', waitMilliseconds: 0, isVerified: true };
    await changeBackupRecord(database.current, () => ({ last, doneFor: '2026-05-28T18:30:00.000Z' }));
    await mkdir(folder());
    const lying = [file, 'college-20260520T190000Z.backup.part', 'before-the-move.backup'];
    for (const name of lying) await writeFile(path.join(folder(), name), '');
    expect(await make()).toBe(false);
    const other = { schedule: { ...schedule(), folder: path.join(folder(), file, 'below') } };
    now = new Date('2026-05-29T19:00:00Z');
    expect(await make(other)).toBe(false);
    const failed = await state();
    expect(failed.last).toEqual(last);
    expect(failed.failure).toEqual({ time: now.toISOString(), reason: expect.not.stringContaining(place) });
    now = new Date('2026-05-29T19:59:00Z');
    expect(await make()).toBe(false);
    expect((await readdir(folder())).toSorted()).toEqual(lying.toSorted());
    now = new Date('2026-05-29T20:00:00Z');
    expect(await make()).toBe(true);
    expect(await state()).toMatchObject({ last: { file: 'college-20260529T200000Z.backup' }, failure: null });
    expect((await readdir(folder())).toSorted()).toEqual(['before-the-move.backup', 'college-20260529T200000Z.backup']);
  });

  once.each([true, false])('whose end cannot be noted because the database is away is noted when it is back: made %s', async (isMade) => {
    let isAway = false;
    const { current } = database;
    const away = () => Promise.reject(new Error('away'));
    const transaction: OpenDatabase['transaction'] = (act) => (isAway ? away() : current.transaction(act));
    const alone: OpenDatabase['alone'] = (act) => {
      isAway = true;
      return isMade ? current.alone(act) : away();
    };
    const makeDue = scheduledBackups(given({ database: { ...current, transaction, alone } }));
    const { signal } = new AbortController();
    await expect(makeDue(signal)).rejects.toThrow('away');
    expect(await state()).toMatchObject({ last: null, failure: null });
    isAway = false;
    const time = now.toISOString();
    now = new Date(now.getTime() + 60_000);
    expect(await makeDue(signal)).toBe(false);
    const noted = { time };
    expect(await state()).toMatchObject(isMade ? { last: noted, failure: null } : { last: null, failure: noted });
    now = new Date(now.getTime() + 60 * 60_000);
    expect(await make()).toBe(!isMade);
  });

  once('is good also where an old one cannot be deleted, and the other old ones go', async () => {
    await mkdir(path.join(folder(), 'college-20260501T190000Z.backup'), { recursive: true });
    await writeFile(path.join(folder(), 'college-20260502T190000Z.backup'), '');
    const lines: string[] = [];
    expect(await make({ log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }) })).toBe(true);
    expect(await state()).toMatchObject({ last: { file: 'college-20260528T190000Z.backup' }, failure: null });
    const left = ['college-20260501T190000Z.backup', 'college-20260528T190000Z.backup'];
    expect((await readdir(folder())).toSorted()).toEqual(left);
    expect(lines).toEqual([expect.stringContaining('old backups could not be deleted')]);
  });

  once(
    'that a stop ends leaves no file and is no failure: the next start makes it, encrypted for the recipient of the settings',
    async () => {
      const stopping = new AbortController();
      stopping.abort();
      expect(await make({}, stopping.signal)).toBe(false);
      expect(await readdir(folder())).toEqual([]);
      expect(await readBackupRecord(database.current.db)).toEqual({});
      const recipient = await identityToRecipient(await generateX25519Identity());
      expect(await make({ keys: { recipient } })).toBe(true);
      expect((await state()).last).toMatchObject({ file: 'college-20260528T190000Z.backup.age', isVerified: true });
    },
  );
});
