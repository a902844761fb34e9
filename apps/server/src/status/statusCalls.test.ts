import { getServerStatus } from '@college/api-client/contract';
import type { ServerStatus } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { changeBackupRecord, noteGoodBackup } from '../backup/noteBackups';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';

describeOnEachEngine('the status of the server', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const status = async () => (await server.call(getServerStatus, { as: 'collegeAdmin' })).data as ServerStatus;

  it('names versions, tables and sizes, and no folder', async () => {
    const { program, database: stored } = await status();
    expect(program).toMatchObject({ version: 'source', node: process.versions.node });
    expect(stored).toMatchObject({ engine: database.engine, migration: expect.stringMatching(/^00\d\d_/), freeBytes: null });
    expect(stored.version).toMatch(/^1[5-9]/);
    expect(stored.bytes).toBeGreaterThan(2 ** 20);
  });

  it('knows the last good backup', async () => {
    expect((await status()).backup).toBeUndefined();
    const time = server.clock.now.toISOString();
    const made = { time, file: 'a', bytes: 1, records: 1, digest: 'd', isVerified: true, waitMilliseconds: 0 };
    await noteGoodBackup(database.current, made);
    expect((await status()).backup).toEqual({ time });
  });

  it('knows that the last scheduled backup failed, until one succeeds', async () => {
    const time = server.clock.now.toISOString();
    await changeBackupRecord(database.current, () => ({ failure: { time, reason: { zh: '磁盘已满。', en: 'The disk is full.' } } }));
    expect((await status()).backupFailed).toEqual({ time });
    const made = { time, file: 'a', bytes: 1, records: 1, digest: 'd', isVerified: true, waitMilliseconds: 0 };
    await noteGoodBackup(database.current, made);
    expect((await status()).backupFailed).toBeUndefined();
  });

  it('counts mails that wait, that fail, and knows the last one that was sent', async () => {
    const now = server.clock.now;
    const mail = (tokenHash: string, change: Partial<typeof schema.outboxMails.$inferInsert> = {}) => ({
      tokenHash,
      kind: 'invite' as const,
      collegeId: cast.collegeAdmin.collegeId,
      userId: cast.collegeAdmin.id,
      recipient: 'a@college.example',
      subject: '',
      body: '',
      link: '/x',
      createTime: now,
      expiresAt: new Date(now.getTime() + 1000),
      ...change,
    });
    await database.current.db
      .insert(schema.outboxMails)
      .values([mail('1'), mail('2', { error: 'refused' }), mail('3', { sentAt: now }), mail('4', { expiresAt: now })]);
    expect((await status()).mail).toEqual({ isSet: false, lastSentTime: now.toISOString(), waiting: 2, failing: 1 });
  });
});
