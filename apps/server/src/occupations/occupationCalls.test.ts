import * as contract from '@college/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../db/testing';
import { setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';

describeOnEachEngine('occupation calls', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  async function levels(headers: Record<string, string> = {}) {
    const reply = await server.call(contract.listOccupationLevels, { as: 'courseEditor', headers });
    return contract.listOccupationLevels.data.parse(reply.data);
  }

  it('answers the eight major classes with what stands below them, in the language asked for', async () => {
    const chinese = await levels();
    expect(chinese).toHaveLength(8);
    expect(chinese[1]).toMatchObject({ label: '专业技术人员', children: [{ label: '工程技术人员' }] });
    const english = await levels({ 'accept-language': 'en' });
    expect(english.map(({ value }) => value)).toEqual(chinese.map(({ value }) => value));
    expect(english[1]?.label).toBe('Professional and technical personnel');
  });
});
