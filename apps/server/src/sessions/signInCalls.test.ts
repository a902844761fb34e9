import * as contract from '@college/api-client/contract';
import { loginResponseSchema, type SignIn } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { hashPassword } from '../passwords';
import { cast, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';

const password = 'correct horse 5';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const hour = 3_600_000;
const day = 24 * hour;

describeOnEachEngine('own sign-ins', (database) => {
  const server = testServer(() => database.current, { trustProxy: true });

  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    const { db } = database.current;
    await db
      .update(schema.users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(schema.users.id, cast.majorLeader.id));
  });

  async function signIn(address: string, userAgent = chrome): Promise<string> {
    const headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
    const { data } = await server.call(contract.login, { body: { email: 'majorLeader', password }, headers });
    return loginResponseSchema.parse(data).authToken;
  }
  const from = (authToken: string, address = '192.0.2.1') => ({ headers: { authToken, 'x-forwarded-for': address } });
  const list = async (authToken: string) => (await server.call(contract.listSignIns, from(authToken))).data as SignIn[];
  const codeOf = async (authToken: string) => (await server.call(contract.listSignIns, from(authToken))).code;

  it('are listed with device, address and latest use, and the one that asks is marked', async () => {
    const first = await signIn('192.0.2.1');
    server.wait(hour);
    const second = await signIn('198.51.100.9', '');
    server.wait(hour);
    expect(await list(second)).toMatchObject([
      { browser: '', system: '', address: '192.0.2.1', isCurrent: true },
      { browser: 'Chrome', system: 'Windows', address: '192.0.2.1', isCurrent: false },
    ]);
    const [latest, earlier] = await list(second);
    expect(Date.parse(latest!.lastUseTime) - Date.parse(earlier!.lastUseTime)).toBe(2 * hour);
    expect(Date.parse(latest!.endTime) - Date.parse(latest!.createTime)).toBe(30 * day);
    expect((await list(first)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('are ended one by one, and all others at once', async () => {
    const [first, second, third] = [await signIn('192.0.2.1'), await signIn('192.0.2.2'), await signIn('192.0.2.3')];
    const ofSecond = (await list(second)).find(({ isCurrent }) => isCurrent)!;
    expect((await server.call(contract.endSignIn, { ...from(first), body: { id: ofSecond.id } })).code).toBe('0');
    expect(await codeOf(second)).toBe('10011');
    expect(await codeOf(third)).toBe('0');
    await signIn('192.0.2.4');
    expect((await server.call(contract.endOtherSignIns, from(first))).code).toBe('0');
    expect(await codeOf(third)).toBe('10011');
    expect(await list(first)).toMatchObject([{ isCurrent: true }]);
  });

  it('are nobody else’s to see or to end', async () => {
    const own = await signIn('192.0.2.1');
    const [{ id }] = (await list(own)) as [SignIn];
    const others = (await server.call(contract.listSignIns, { as: 'collegeAdmin' })).data as SignIn[];
    expect(others.map((one) => one.id)).not.toContain(id);
    expect((await server.call(contract.endSignIn, { as: 'collegeAdmin', body: { id } })).code).toBe('30004');
    expect((await server.call(contract.endOtherSignIns, { as: 'collegeAdmin' })).code).toBe('0');
    expect(await codeOf(own)).toBe('0');
  });

  it('end after 30 days, however much they are used', async () => {
    const token = await signIn('192.0.2.1');
    for (let uses = 0; uses < 65; uses += 1) {
      server.wait(11 * hour);
      expect(await codeOf(token)).toBe('0');
    }
    server.wait(5 * hour);
    expect(await codeOf(token)).toBe('20022');
    expect(await list(await signIn('192.0.2.1'))).toHaveLength(1);
  });
});
