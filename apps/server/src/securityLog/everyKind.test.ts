import * as contract from '@college/api-client/contract';
import { mapBudgets, secondFactorKeySchema, type SecurityKind } from '@college/curriculum-model';
import { sampleCasProvider } from '@college/curriculum-model/fixtures';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { settlePerson } from '../campus-sign-in/settlePerson';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { defaultSettings } from '../http/services';
import { afterAnswersSettled } from '../outbox/afterAnswer';
import type { SecurityNote } from './securityNote';
import { SecurityNotes } from './SecurityNotes';
import { cast, places, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { everybody, givePasswords, password } from '../users/people.test-data';

const fresh = 'a new pass phrase 7';
const leader = cast.majorLeader.id;

describeOnOneEngine('each kind of event in the security log', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    await givePasswords(database.current, 'majorLeader', 'collegeAdmin');
  });

  const signIn = (word = password) => server.call(contract.login, { body: { email: 'majorLeader', password: word } });
  const again = (word: string) => server.call(contract.reauthenticate, { as: 'majorLeader', body: { password: word } });
  const rename = (userName: string, email: string) =>
    server.call(contract.updateUserInfo, { as: 'collegeAdmin', body: { id: leader, userName, email } });
  const add = () => {
    const newcomer = { userName: '新人', email: 'newcomer@college.example', permissionId: 3010, relativeId: places.own.unit };
    return server.call(contract.insertNewUsers, { as: 'collegeAdmin', body: [newcomer] });
  };
  const raise = () => {
    const limits = mapBudgets((name) => (name === 'emptyUnits' ? 60 : null));
    return server.call(contract.saveBudgets, { as: 'collegeAdmin', body: { id: leader, version: 0, limits } });
  };
  const setDisabled = (isDisabled: boolean) =>
    server.call(contract.setUserDisabled, { as: 'collegeAdmin', body: { id: leader, isDisabled } });
  const changePassword = () =>
    server.call(contract.updateOwnPassword, { as: 'majorLeader', body: { userId: leader, old: password, new: fresh } });
  async function forget() {
    await server.call(contract.forgetPassword, { body: { email: 'majorLeader@college.example' } });
    await afterAnswersSettled(database.current);
  }
  async function reset() {
    await forget();
    const [mail] = await database.current.db.select().from(schema.outboxMails);
    return server.call(contract.resetPassword, { body: { token: mail?.link?.split('token=')[1], fresh } });
  }
  async function enrol() {
    const { data } = await server.call(contract.beginSecondFactor, { as: 'majorLeader' });
    const code = new TOTP({ secret: Secret.fromBase32(secondFactorKeySchema.parse(data).key) }).generate({
      timestamp: server.clock.now.getTime(),
    });
    return server.call(contract.confirmSecondFactor, { as: 'majorLeader', body: { code } });
  }
  async function times(count: number, act: () => Promise<unknown>) {
    for (let done = 0; done < count; done += 1) await act();
  }

  const acts: Record<SecurityKind, () => Promise<unknown>> = {
    signIn: () => signIn(),
    signOut: () => server.call(contract.endOtherSignIns, { as: 'majorLeader' }),
    lockOut: () => times(5, () => signIn('wrong')),
    throttling: () => times(6, () => again('wrong')),
    refusal: () => server.call(contract.listUsers, { as: 'nobody', body: { pageNum: 1, pageSize: 10 } }),
    confirmation: () => again(password),
    secondFactor: enrol,
    resetRequest: forget,
    passwordReset: reset,
    passwordChange: changePassword,
    invitation: add,
    nameChange: () => rename('新名字', 'majorLeader@college.example'),
    addressChange: () => rename('majorLeader', 'fresh@college.example'),
    personAdded: add,
    accountDisabled: () => setDisabled(true),
    async accountEnabled() {
      await setDisabled(true);
      return setDisabled(false);
    },
    personErased: () => server.call(contract.erasePerson, { as: 'collegeAdmin', body: { id: leader } }),
    async accountJoined() {
      const [provider] = await database.current.db
        .insert(schema.campusProviders)
        .values({ collegeId: 1, protocol: 'cas', isEnabled: true, settings: sampleCasProvider })
        .returning();
      const { db } = database.current;
      await db.update(schema.users).set({ staffNumber: '20260017' }).where(eq(schema.users.id, leader));
      const notes = new SecurityNotes({ address: '192.0.2.1', device: '' }, () => server.clock.now);
      const person = { subject: '20260017', values: { user: '20260017' }, authenticatedAt: null, providerSession: '', refreshToken: null };
      const act = { note: (note: SecurityNote) => notes.note(note), settings: defaultSettings, now: server.clock.now };
      return notes.transaction(database.current, (tx) => settlePerson(tx, provider!, person, act));
    },
    signInSettings: () => server.call(contract.saveCampusProvider, { as: 'collegeAdmin', body: { ...sampleCasProvider, rows: [] } }),
    budgetChange: raise,
    export: () => server.call(contract.exportCompletion, { as: 'majorLeader', query: { courseid: places.own.unit } }),
    async restore() {
      await server.call(contract.deleteCourse, { as: 'majorLeader', query: { id: places.own.unit } });
      return server.call(contract.restoreTrash, { as: 'majorLeader', body: { kind: 'course', id: places.own.unit } });
    },
  };
  const kinds = Object.keys(acts) as SecurityKind[];

  it.each(kinds)('%s is noted by a call', async (kind) => {
    await acts[kind]();
    const events = await database.current.db.select().from(schema.securityEvents);
    expect(events.map((event) => event.kind)).toContain(kind);
  });

  /** What the acts change; without the log itself, and what counts tries. */
  async function stored() {
    const { db } = database.current;
    const { secondFactors, sessions, outboxMails, securityNotices, courseUnits } = schema;
    const ended = { id: courseUnits.id, deletedAt: courseUnits.deletedAt };
    return JSON.stringify([
      await everybody(database.current),
      await db
        .select({ of: secondFactors.userId, at: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(sql`confirmed_at is not null`),
      await db.select({ id: sessions.id, at: sessions.authenticatedAt }).from(sessions),
      await db.select({ id: outboxMails.id, usedAt: outboxMails.usedAt }).from(outboxMails),
      await db.$count(securityNotices),
      await db.select(ended).from(courseUnits),
    ]);
  }

  it.each<[SecurityKind, () => Promise<unknown>]>([
    ['signIn', () => Promise.resolve()],
    ['signOut', () => server.tokenOf('majorLeader')],
    ['confirmation', () => server.tokenOf('majorLeader')],
    ['secondFactor', () => server.tokenOf('majorLeader')],
    ['passwordChange', () => server.tokenOf('majorLeader')],
    ['nameChange', () => server.tokenOf('collegeAdmin')],
    ['addressChange', () => server.tokenOf('collegeAdmin')],
    ['personAdded', () => server.tokenOf('collegeAdmin')],
    ['accountDisabled', () => server.tokenOf('collegeAdmin')],
    ['resetRequest', () => Promise.resolve()],
  ])('%s is stored in the transaction of what was done: neither without the other', async (kind, before) => {
    const { db } = database.current;
    await before();
    server.wait(1000);
    const was = await stored();
    await db.execute(sql`alter table security_events rename to security_events_away`);
    await acts[kind]().finally(() => db.execute(sql`alter table security_events_away rename to security_events`));
    expect(await stored()).toBe(was);
  });
});
