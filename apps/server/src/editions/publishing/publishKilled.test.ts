import * as contract from '@college/api-client/contract';
import type { Edition, PublishPlan } from '@college/curriculum-model';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import type { OpenDatabase } from '../../db';
import { hostEngine } from '../../db/engineHost';
import { lockFolder } from '../../db/folderLock';
import { serveEngine } from '../../db/openEmbedded';
import { copyEmptyDatabase, silentLogger } from '../../db/testing';
import { endingThreads } from '../../db/testing/endingThread';
import { contentsOf } from '../../testing/contentsOf';
import { testServer } from '../../testing/testServer';
import { numberBehindScene } from '../draft.test-data';
import { homeMajorId } from '../merging/mergeScene.test-data';
import { mendGaps } from './publishScene.test-data';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Statements of publishing a year anew, from the first that writes to the last. */
const ofPublishing = [
  'update "editions"',
  'insert into "curriculum_states"',
  'insert into "curriculum_state_parts"',
  'insert into "editions"',
  'insert into "audit_log"',
  'commit',
];
const ofWithdrawing = ['update "editions"', 'insert into "audit_log"', 'commit'];

describe('an engine that ends', () => {
  let folder: string;
  let database: OpenDatabase;
  let threads: ReturnType<typeof endingThreads>;
  const server = testServer(() => database);
  const as = 'departmentManager';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'college-publish-ends-'));
    await copyEmptyDatabase(folder);
    threads = endingThreads({ folder });
    const host = await hostEngine(threads.open, { canReopen: true, logger: silentLogger });
    database = await serveEngine(host, await lockFolder(folder), silentLogger);
    await setCopyScene(database);
    await database.db.execute(numberBehindScene);
    await mendGaps(database);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function seenNow(): Promise<string> {
    const { data } = await server.call(contract.planPublication, { as, query: { majorId: homeMajorId } });
    return (data as PublishPlan).seen;
  }

  /** Ends the engine at each statement of an act, which then left nothing behind. */
  async function endAtEach(statements: readonly string[], act: () => Promise<{ code: string }>): Promise<void> {
    const before = await contentsOf(database);
    for (const words of statements) {
      threads.endAt(words, 'before');
      const { code } = await act();
      expect([words, code]).toEqual([words, '50000']);
      expect(await contentsOf(database), words).toEqual(before);
    }
  }

  it('at any statement of publishing or of withdrawing leaves all as it was; the next try does it', async () => {
    const seen = await seenNow();
    const publish = (name: string) =>
      server.call(contract.publishEdition, { as, body: { majorId: homeMajorId, seen, name, entryYear: 2024 } });
    expect((await publish('2024 版')).code).toBe('0');
    await endAtEach(ofPublishing, () => publish('2024 版（修正）'));
    const { code, data } = await publish('2024 版（修正）');
    expect(code).toBe('0');

    const { id, version } = data as Edition;
    const withdraw = () => server.call(contract.withdrawEdition, { as, body: { id, version, reason: '学分有误' } });
    await endAtEach(ofWithdrawing, withdraw);
    expect((await withdraw()).code).toBe('0');
  });
});
