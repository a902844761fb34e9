import * as contract from '@college/api-client/contract';
import { securityLogDays } from '@college/curriculum-model';
import { pino } from 'pino';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { afterAnswersSettled } from '../outbox/afterAnswer';
import { cast, places, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { tidy } from '../upkeep';
import { givePasswords, password } from '../users/people.test-data';
import { SecurityNotes } from './SecurityNotes';

const day = 86_400_000;
const fresh = 'a new pass phrase 7';
const leader = cast.majorLeader.id;
const admin = cast.collegeAdmin.id;

describeOnOneEngine('what the security log keeps', (database) => {
  const server = testServer(() => database.current, { trustProxy: true });
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    server.lines.length = 0;
    await givePasswords(database.current, 'majorLeader', 'collegeAdmin');
  });

  const from = { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'Browser/1' };
  const signIn = (email: string, word = password) => server.call(contract.login, { body: { email, password: word }, headers: from });
  const rows = () => database.current.db.select().from(schema.securityEvents).orderBy(asc(schema.securityEvents.id));
  async function kept() {
    return (await rows()).map(({ kind, outcome, actorId, personId, what, record, times }) => {
      return [kind, outcome, actorId, personId, [what, record].filter(Boolean).join(' '), times];
    });
  }

  it('is who signed in, from where, when', async () => {
    await signIn('majorLeader');
    expect(await rows()).toMatchObject([
      { kind: 'signIn', outcome: 'done', actorId: leader, personId: leader, collegeId: 1, address: '192.0.2.7', device: 'Browser/1' },
    ]);
    expect((await rows())[0]?.at).toEqual(server.clock.now);
  });

  it('is wrong passwords, the lock they lead to and the tries after it, each counted within a minute', async () => {
    for (let tries = 0; tries < 7; tries += 1) await signIn('majorLeader', 'wrong');
    server.wait(61_000);
    await signIn('majorLeader');
    expect(await kept()).toEqual([
      ['signIn', 'refused', null, leader, '', 5],
      ['lockOut', 'refused', null, leader, 'account', 1],
      ['signIn', 'throttled', null, leader, '', 2],
      ['signIn', 'throttled', null, leader, '', 1],
    ]);
  });

  it('names no account for a name that nobody has, and not the name, which may be a password', async () => {
    await signIn('hunter2hunter2', 'wrong');
    expect(await rows()).toMatchObject([{ kind: 'signIn', outcome: 'refused', personId: null, collegeId: null, what: '' }]);
    expect(server.lines.join()).not.toContain('hunter2');
  });

  it('is signing out, changed passwords, names and addresses, resets and invitations', async () => {
    await server.call(contract.logout, { as: 'courseEditor' });
    const own = { userId: leader, old: 'wrong', new: fresh };
    await server.call(contract.updateOwnPassword, { as: 'majorLeader', body: own });
    await server.call(contract.updateOwnPassword, { as: 'majorLeader', body: { ...own, old: password } });
    const details = { id: leader, userName: '新名字', email: 'fresh@college.example' };
    await server.call(contract.updateUserInfo, { as: 'collegeAdmin', body: details });
    await server.call(contract.forgetPassword, { body: { email: details.email } });
    await server.call(contract.resetPassword, { body: { token: 'x'.repeat(43), fresh } });
    const newcomer = { userName: '新人', email: 'newcomer@college.example', permissionId: 3010, relativeId: places.own.unit };
    await server.call(contract.insertNewUsers, { as: 'collegeAdmin', body: [newcomer] });
    await afterAnswersSettled(database.current);
    const shown = (await kept()).toSorted((one, other) => Number(one[0] === 'resetRequest') - Number(other[0] === 'resetRequest'));
    expect(shown).toEqual([
      ['signOut', 'done', cast.courseEditor.id, cast.courseEditor.id, '', 1],
      ['passwordChange', 'refused', leader, leader, '', 1],
      ['passwordChange', 'done', leader, leader, '', 1],
      ['nameChange', 'done', admin, leader, '', 1],
      ['addressChange', 'done', admin, leader, '', 1],
      ['passwordReset', 'refused', null, null, '', 1],
      ['personAdded', 'done', admin, 2001, `courseEditor course ${places.own.unit}`, 1],
      ['invitation', 'done', admin, 2001, '', 1],
      ['resetRequest', 'done', null, leader, '', 1],
    ]);
    expect((await rows()).every(({ kind, collegeId }) => collegeId === 1 || kind === 'passwordReset')).toBe(true);
  });

  it('is a new password by a link', async () => {
    await server.call(contract.forgetPassword, { body: { email: 'majorLeader@college.example' } });
    await afterAnswersSettled(database.current);
    const [mail] = await database.current.db.select().from(schema.outboxMails);
    const token = mail?.link?.split('token=')[1];
    await server.call(contract.resetPassword, { body: { token, fresh } });
    expect((await kept()).at(-1)).toEqual(['passwordReset', 'done', leader, leader, '', 1]);
    expect(server.lines.join()).not.toContain(token);
  });

  it('is refused rights, with the call and the record, and files that are fetched', async () => {
    const unit = places.otherDepartment.unit;
    await server.call(contract.deleteCourse, { as: 'majorLeader', query: { id: unit } });
    await server.call(contract.exportCompletion, { as: 'majorLeader', query: { courseid: places.own.unit } });
    await server.call(contract.listUsers, { as: 'nobody', body: { pageNum: 1, pageSize: 10 } });
    expect(await kept()).toEqual([
      ['refusal', 'refused', leader, null, `${contract.deleteCourse.path} course ${unit}`, 1],
      ['export', 'done', leader, null, `${contract.exportCompletion.path} course ${places.own.unit}`, 1],
      ['refusal', 'refused', cast.nobody.id, null, contract.listUsers.path, 1],
    ]);
  });

  it('is what was restored, and nothing of a restore that failed', async () => {
    const restore = (kind: string, id: number) => server.call(contract.restoreTrash, { as: 'majorLeader', body: { kind, id } });
    await server.call(contract.deleteCourse, { as: 'majorLeader', query: { id: places.own.unit } });
    expect((await restore('course', 999_999)).code).toBe('30004');
    expect((await restore('course', places.own.unit)).code).toBe('0');
    expect(await kept()).toEqual([['restore', 'done', leader, null, `${contract.restoreTrash.path} course ${places.own.unit}`, 1]]);
  });

  it('is logged for collectors as lines of JSON, one for each refusal, without a secret', async () => {
    await signIn('majorLeader', 'wrong-secret');
    await signIn('majorLeader', 'wrong-secret');
    const told = server.lines.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({
      msg: 'security event',
      security: { kind: 'signIn', outcome: 'refused', personId: leader, collegeId: 1, address: '192.0.2.7', device: 'Browser/1' },
    });
    expect(server.lines.join()).not.toContain('wrong-secret');
  });

  it.each([
    [true, 'warn', 1],
    [true, 'silent', 1],
    [false, 'warn', 0],
    [false, 'info', 1],
  ])('is logged for collectors with the setting (%s) whatever the level of the log (%s)', (hasSecurityLines, level, count) => {
    const lines: string[] = [];
    const notes = new SecurityNotes({ address: '192.0.2.7', device: '' }, () => server.clock.now);
    notes.note({ kind: 'signIn', outcome: 'done' });
    notes.writeTo(pino({ level }, { write: (line) => void lines.push(line) }), { hasSecurityLines });
    expect(lines).toHaveLength(count);
  });

  it('lasts half a year', async () => {
    await signIn('majorLeader');
    const after = (days: number) => new Date(server.clock.now.getTime() + days * day);
    await tidy(database.current, after(securityLogDays - 1), pino({ level: 'silent' }));
    expect(await rows()).toHaveLength(1);
    await tidy(database.current, after(securityLogDays + 1), pino({ level: 'silent' }));
    expect(await rows()).toEqual([]);
  });
});
