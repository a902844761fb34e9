import { Readable } from 'node:stream';
import { beforeAll, expect, it, vi } from 'vitest';
import { decryptedText } from '../backup/encryption';
import { packArchive } from '../backup/packArchive';
import { openArchive } from '../backup/readArchive';
import { setRestoreBeginning } from '../backup/restoreArchive';
import type { OpenDatabase } from '../db';
import { knownSteps } from '../db/migrationSteps';
import { copyEmptyDatabase, describeOnOneEngine } from '../db/testing';
import { allRecords, loadDump } from '../db/testing/loadDump';
import { upgradeMessages } from './messages';
import { rehearseUpgrade } from './rehearseUpgrade';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(() => setRestoreBeginning(copyEmptyDatabase));
const earlier = '0016_ticket_ends_with_sign_in';

async function archiveOf(database: OpenDatabase) {
  const parts: Buffer[] = [];
  await packArchive(database, new Date(), async (bytes) => {
    for await (const part of bytes) parts.push(part);
  });
  return await openArchive(decryptedText(Readable.from(parts), {}));
}

describeOnOneEngine('the rehearsal of an upgrade', (database) => {
  it('says of tables that are up to date that nothing is to be done', async () => {
    const { steps } = await rehearseUpgrade(await archiveOf(database.current));
    expect(steps).toEqual([]);
  });

  it('names each step that an earlier version lacks, the tables that it holds and how large they are, and changes nothing', async () => {
    const { current } = database;
    await loadDump(current.db, earlier);
    const before = await allRecords(current.db);
    const rehearsal = await rehearseUpgrade(await archiveOf(current));
    expect(await allRecords(current.db)).toEqual(before);

    const names = (await knownSteps()).map(({ name }) => name);
    expect(rehearsal.from).toBe(earlier);
    expect(rehearsal.steps.map(({ name }) => name)).toEqual(names.slice(names.indexOf(earlier) + 1));
    const held = rehearsal.steps.flatMap(({ tables }) => tables);
    const units = held.find(({ name, holds }) => name === 'course_units' && holds === 'all');
    expect(units).toMatchObject({ rows: before['public.course_units']!.length });
    expect(units!.bytes).toBeGreaterThan(8192);
    for (const { milliseconds } of rehearsal.steps) expect(milliseconds).toBeGreaterThan(0);
    expect(held.some(({ holds }) => holds === 'writes')).toBe(true);
    const { zh, en } = upgradeMessages.rehearsed(rehearsal);
    for (const { name } of rehearsal.steps) for (const words of [zh, en]) expect(words).toContain(name);
  });
});
