import * as contract from '@college/api-client/contract';
import { secondFactorKeySchema } from '@college/curriculum-model';
import { inArray } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { hashPassword } from '../passwords';
import { cast, places, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const open = new Set(['getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'reauthenticate', 'logout']);
const calls = Object.entries(contract.allEndpoints).filter(([, { auth }]) => auth !== 'public');

describeOnEachEngine('a second factor that managers must have', (database) => {
  const server = testServer(() => database.current, { managersNeedSecondFactor: true });

  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    const change = { passwordHash: await hashPassword('correct horse 5') };
    await database.current.db
      .update(schema.users)
      .set(change)
      .where(inArray(schema.users.id, [cast.majorLeader.id]));
  });

  const readUnit = (as: Role) => server.call(contract.getCourseUnit, { as, query: { courseid: places.own.unit } });

  it('leaves a manager without one nothing but to set it up', async () => {
    const codes = new Map<string, string>();
    for (const [name, endpoint] of calls) {
      if (open.has(name)) continue;
      codes.set(name, (await server.call(endpoint, { as: 'majorLeader' })).code);
    }
    expect([...codes].filter(([, code]) => code !== '30012')).toEqual([]);
    expect((await server.call(contract.getSecondFactor, { as: 'majorLeader' })).data).toMatchObject({ isOn: false, isRequired: true });

    const { data } = await server.call(contract.beginSecondFactor, { as: 'majorLeader' });
    const { key } = secondFactorKeySchema.parse(data);
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: server.clock.now.getTime() });
    expect((await server.call(contract.confirmSecondFactor, { as: 'majorLeader', body: { code } })).code).toBe('0');
    expect((await readUnit('majorLeader')).code).toBe('0');
  });

  it('asks nothing of people who manage nobody', async () => {
    expect((await readUnit('majorEditor')).code).toBe('0');
    expect((await server.call(contract.getSecondFactor, { as: 'majorEditor' })).data).toMatchObject({ isRequired: false });
  });
});
