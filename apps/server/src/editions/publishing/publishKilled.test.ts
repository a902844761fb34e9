import * as contract from '@college/api-client/contract';
import type { Edition, PublishPlan } from '@college/curriculum-model';
import { describe, expect, it, vi } from 'vitest';
import { endingDatabase } from '../../testing/endingDatabase.test-data';
import { testServer } from '../../testing/testServer';
import { homeMajorId } from '../merging/mergeScene.test-data';
import { setPublishScene } from './publishScene.test-data';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Statements of publishing for a year that has an edition, from the first that writes to the last. */
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
  const { current, endAtEach } = endingDatabase(setPublishScene);
  const server = testServer(current);
  const as = 'departmentManager';

  it('at any statement of publishing or of withdrawing leaves all as it was; the next try does it', async () => {
    const publishAs = async (name: string) => {
      const { data: plan } = await server.call(contract.planPublication, { as, query: { majorId: homeMajorId } });
      const body = { majorId: homeMajorId, seen: (plan as PublishPlan).seen, name, entryYear: 2024 };
      return () => server.call(contract.publishEdition, { as, body });
    };
    expect((await (await publishAs('2024 版'))()).code).toBe('0');
    const publish = await publishAs('2024 版（修正）');
    await endAtEach(ofPublishing, publish);
    const { code, data } = await publish();
    expect(code).toBe('0');

    const { id, version } = data as Edition;
    const withdraw = () => server.call(contract.withdrawEdition, { as, body: { id, version, reason: '学分有误' } });
    await endAtEach(ofWithdrawing, withdraw);
    expect((await withdraw()).code).toBe('0');
  });
});
