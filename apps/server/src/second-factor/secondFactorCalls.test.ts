import * as contract from '@college/api-client/contract';
import { loginResponseSchema, secondFactorKeySchema } from '@college/curriculum-model';
import { eq, inArray } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { afterAnswersSettled } from '../outbox/afterAnswer';
import { hashPassword } from '../passwords';
import { cast, setScene } from '../testing/scene';
import { testServer, type Reply } from '../testing/testServer';

const password = 'correct horse 5';
const step = 30_000;
const minute = 60_000;

describeOnEachEngine('the second factor', (database) => {
  const server = testServer(() => database.current);

  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    const people = [cast.collegeAdmin.id, cast.majorLeader.id];
    const { db } = database.current;
    await db
      .update(schema.users)
      .set({ passwordHash: await hashPassword(password) })
      .where(inArray(schema.users.id, people));
  });

  const signIn = (code?: string, headers: Record<string, string> = {}) =>
    server.call(contract.login, { body: { email: 'majorLeader', password, ...(code !== undefined && { code }) }, headers });
  const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: server.clock.now.getTime() });
  const own = { as: 'majorLeader' } as const;
  const isOn = async () => (await server.call(contract.getSecondFactor, own)).data;

  async function enrol() {
    const { key } = secondFactorKeySchema.parse((await server.call(contract.beginSecondFactor, own)).data);
    const confirmed = await server.call(contract.confirmSecondFactor, { ...own, body: { code: codeOf(key) } });
    const { recoveryCodes } = confirmed.data as { recoveryCodes: string[] };
    // The code of the confirmation is spent.
    server.wait(step);
    return { key, recoveryCodes };
  }
  const statuses = (replies: Reply[]) => replies.map(({ code }) => code).sort();

  it('is off until a code of its key is confirmed', async () => {
    const { data } = await server.call(contract.beginSecondFactor, own);
    const { key, uri } = secondFactorKeySchema.parse(data);
    expect(uri).toContain(`secret=${key}`);
    expect(await isOn()).toEqual({ isOn: false, isRequired: false, codesLeft: 0 });
    expect((await signIn()).code).toBe('0');
    const wrong = await server.call(contract.confirmSecondFactor, { ...own, body: { code: '000000' } });
    expect(wrong).toMatchObject({ code: '30001', data: { field: 'code' } });
    const { data: confirmed } = await server.call(contract.confirmSecondFactor, { ...own, body: { code: ` ${codeOf(key)} ` } });
    const { recoveryCodes } = confirmed as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await isOn()).toEqual({ isOn: true, isRequired: false, codesLeft: 10 });
    expect((await server.call(contract.beginSecondFactor, own)).code).toBe('30009');
  });

  it('is asked for after the right password, and its code is taken once', async () => {
    const { key } = await enrol();
    expect(await signIn()).toMatchObject({ code: '30011', data: null });
    const code = codeOf(key);
    expect(statuses(await Promise.all([signIn(code), signIn(code)]))).toEqual(['0', '30011']);
    expect((await signIn(code)).code).toBe('30011');
    server.wait(step);
    expect((await signIn(codeOf(key))).code).toBe('0');
    server.wait(10 * step);
    expect((await signIn(code)).code).toBe('30011');
  });

  it('counts wrong codes like wrong passwords, and no sign-in that only asked for the code', async () => {
    const { key } = await enrol();
    for (let asks = 0; asks < 8; asks += 1) expect((await signIn()).code).toBe('30011');
    for (const left of [4, 3, 2, 1, 0]) expect((await signIn('000000')).message).toContain(String(left));
    expect((await signIn(codeOf(key))).code).toBe('30029');
    expect((await signIn()).code).toBe('30029');
    server.wait(15 * minute);
    expect((await signIn(codeOf(key))).code).toBe('0');
  });

  it('takes a recovery code once, stored as a digest', async () => {
    const { recoveryCodes } = await enrol();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(first.toUpperCase().replaceAll('-', ' '))).code).toBe('0');
    expect((await signIn(first)).code).toBe('30011');
    expect((await signIn(second)).code).toBe('0');
    expect(await isOn()).toEqual({ isOn: true, isRequired: false, codesLeft: 8 });
    expect(JSON.stringify(await database.current.db.select().from(schema.recoveryCodes))).not.toContain(second);
  });

  it('has recovery codes that nobody can try out from their digests: 112 random bits at least', async () => {
    const { recoveryCodes } = await enrol();
    const characters = recoveryCodes.map((code) => code.replaceAll('-', ''));
    expect(characters.every((code) => /^[a-hjkmnp-z2-9]+$/.test(code) && code.length * Math.log2(31) >= 112)).toBe(true);
  });

  it('stays on after a forgotten password', async () => {
    const { key } = await enrol();
    await server.call(contract.forgetPassword, { body: { email: 'majorLeader@college.example' } });
    await afterAnswersSettled(database.current);
    const [mail] = await database.current.db.select().from(schema.outboxMails).where(eq(schema.outboxMails.kind, 'reset'));
    const fresh = 'another pass phrase 8';
    expect((await server.call(contract.resetPassword, { body: { token: mail?.link?.split('token=')[1], fresh } })).code).toBe('0');
    const again = (code?: string) =>
      server.call(contract.login, { body: { email: 'majorLeader', password: fresh, ...(code !== undefined && { code }) } });
    expect([(await again()).code, (await again(codeOf(key))).code]).toEqual(['30011', '0']);
  });

  it('is switched off with the password and a code', async () => {
    const { key } = await enrol();
    expect((await server.call(contract.endSecondFactor, { ...own, body: { code: '000000' } })).code).toBe('30001');
    server.wait(11 * minute);
    expect((await server.call(contract.endSecondFactor, { ...own, body: { code: codeOf(key) } })).code).toBe('30010');
    await server.call(contract.reauthenticate, { ...own, body: { password } });
    expect((await server.call(contract.endSecondFactor, { ...own, body: { code: codeOf(key) } })).code).toBe('0');
    expect(await isOn()).toEqual({ isOn: false, isRequired: false, codesLeft: 0 });
    expect((await signIn()).code).toBe('0');
    const { data } = await server.call(contract.listSecurityNotices, own);
    expect((data as { kind: string }[]).map(({ kind }) => kind)).toEqual(['newDevice', 'secondFactorOff', 'secondFactorOn']);
  });

  it('is reset by whoever manages the person, who is signed out', async () => {
    const { key } = await enrol();
    const reply = await signIn(codeOf(key));
    const { authToken } = loginResponseSchema.parse(reply.data);
    const reset = { body: { id: cast.majorLeader.id } };
    expect((await server.call(contract.resetSecondFactor, { as: 'majorEditor', ...reset })).code).toBe('30003');
    expect((await server.call(contract.resetSecondFactor, { as: 'collegeAdmin', ...reset })).code).toBe('0');
    expect((await server.call(contract.getSecondFactor, { headers: { authToken } })).code).toBe('10011');
    expect((await signIn()).code).toBe('0');
    expect((await server.call(contract.resetSecondFactor, { as: 'collegeAdmin', ...reset })).code).toBe('30004');
    server.wait(11 * minute);
    expect((await server.call(contract.resetSecondFactor, { as: 'collegeAdmin', ...reset })).code).toBe('30010');
  });

  it('keeps its key and codes out of the log', async () => {
    const { key, recoveryCodes } = await enrol();
    await signIn(recoveryCodes[0]);
    for (const secret of [key, recoveryCodes[0]!]) expect(server.lines.join('')).not.toContain(secret);
  });
});
