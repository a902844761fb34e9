import { isNotNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine, emptyTables } from '../db/testing';
import { verifyPassword } from '../passwords';
import { confirmKey, keepKey } from '../second-factor/secondFactorRepository';
import { newKey } from '../second-factor/totp';
import { openSession } from '../sessions/sessionRepository';
import { addAdministrator } from './addAdministrator';
import { disableAdministrator } from './disableAdministrator';
import { resetAdministrator } from './resetAdministrator';

const details = { email: ' dean@college.example ', name: '院长', collegeName: '明理大学', password: 'orchard-lamp-2026' };

describeOnEachEngine('first administrator', (database) => {
  beforeEach(() => emptyTables(database.current.db));

  it('gets the strongest permission over a new college, and an entry in the log without a secret', async () => {
    const { db } = database.current;
    const outcome = await addAdministrator(database.current, details);
    expect(outcome).toEqual({ id: 1001, collegeId: 1001 });
    const [user] = await db.select().from(schema.users);
    expect(user).toMatchObject({ email: 'dean@college.example', permissionId: 1, collegeId: 1001, relativeId: 1001 });
    expect(await verifyPassword(details.password, user!.passwordHash)).toBe(true);
    const log = await db.select().from(schema.auditLog);
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('scrypt');
    expect(await db.select().from(schema.securityEvents)).toMatchObject([
      {
        kind: 'personAdded',
        outcome: 'done',
        actorId: null,
        personId: 1001,
        collegeId: 1001,
        what: 'collegeManager',
        record: 'college 1001',
        address: 'local',
      },
    ]);
  });

  it('is refused where the college has one, or the address is taken, and then nothing is kept', async () => {
    const { db } = database.current;
    await addAdministrator(database.current, details);
    const second = await addAdministrator(database.current, { ...details, email: 'other@college.example' });
    expect(second).toMatchObject({ refusals: [{ zh: expect.stringContaining('已有管理员') }] });
    const taken = await addAdministrator(database.current, { ...details, email: 'DEAN@college.example', collegeName: '临川大学' });
    expect(taken).toMatchObject({ refusals: [{ zh: '该邮箱已被使用。' }] });
    const sameName = { ...details, email: 'other@college.example', collegeName: '临川大学' };
    expect(await addAdministrator(database.current, sameName)).toMatchObject({ refusals: [{ zh: '该用户名已被其他账号使用。' }] });
    expect(await db.$count(schema.users)).toBe(1);
    expect(await db.$count(schema.colleges)).toBe(1);
  });

  it('gets a new password on the machine, which ends the sign-ins of before; nobody of lower rights does', async () => {
    const { db } = database.current;
    const { id = 0 } = (await addAdministrator(database.current, details)) as { id?: number };
    await openSession(db, id, new Date(), 60_000);
    await keepKey(db, id, newKey(), new Date());
    await confirmKey(db, id, ['digest'], new Date());
    const password = 'lantern-river-2027';
    expect(await resetAdministrator(database.current, { email: 'DEAN@college.example', password })).toEqual({ id });
    const [user] = await db.select().from(schema.users);
    expect(await verifyPassword(password, user!.passwordHash)).toBe(true);
    expect(await db.$count(schema.sessions)).toBe(0);
    const kept = await db.select().from(schema.securityEvents);
    expect(kept.map(({ kind, what }) => [kind, what].join(' '))).toEqual([
      'personAdded collegeManager',
      'passwordChange ',
      'secondFactor off',
    ]);
    const weak = await resetAdministrator(database.current, { email: details.email, password: 'short' });
    expect(weak).toMatchObject({ refusals: [{ en: expect.stringContaining('at least') }] });
    await db.update(schema.users).set({ permissionId: 50 });
    const viewer = await resetAdministrator(database.current, { email: details.email, password });
    expect(viewer).toMatchObject({ refusals: [{ zh: '没有使用该邮箱的学校管理者。' }] });
  });

  it('is enabled again on the machine: an installation is never locked out', async () => {
    const { db } = database.current;
    await addAdministrator(database.current, details);
    await db.update(schema.users).set({ disabledAt: new Date(), disabledReason: '误操作' });
    await resetAdministrator(database.current, { email: details.email, password: 'lantern-river-2027' });
    expect(await db.select().from(schema.users)).toMatchObject([{ disabledAt: null, disabledReason: '' }]);
    const kept = await db.select().from(schema.securityEvents);
    expect(kept.map(({ kind }) => kind)).toEqual(['personAdded', 'passwordChange', 'accountEnabled']);
  });

  it('is disabled on the machine once another one of the college can sign in', async () => {
    const { db } = database.current;
    const { id = 0, collegeId = 0 } = (await addAdministrator(database.current, details)) as { id?: number; collegeId?: number };
    await openSession(db, id, new Date(), 60_000);
    const disable = (email = details.email) => disableAdministrator(database.current, { email });
    const second = {
      email: 'second@college.example',
      userName: '继任者',
      passwordHash: '',
      collegeId,
      permissionId: 1,
      relativeId: collegeId,
    };
    expect(await disable()).toMatchObject({ refusals: [{ zh: expect.stringContaining('唯一可以登录的管理员') }] });
    await db.insert(schema.users).values([
      { ...second, disabledAt: new Date() },
      { ...second, email: 'viewer@college.example', userName: '查看者', permissionId: 50 },
    ]);
    expect(await disable()).toMatchObject({ refusals: [expect.anything()] });
    await db.update(schema.users).set({ disabledAt: null });
    const outcomes = await Promise.all([disable(' DEAN@college.example '), disable(second.email)]);
    expect(outcomes.filter((outcome) => 'id' in outcome)).toHaveLength(1);
    expect(await disable('viewer@college.example')).toMatchObject({ refusals: [{ zh: '没有使用该邮箱的学校管理者。' }] });
    expect(await db.$count(schema.users, isNotNull(schema.users.disabledAt))).toBe(1);
    const kept = await db.select().from(schema.securityEvents);
    expect(kept.map(({ kind }) => kind)).toEqual(['personAdded', 'accountDisabled']);
  });

  it('names everything that is wrong at once', async () => {
    const wrong = await addAdministrator(database.current, { email: 'dean', name: ' ', collegeName: '', password: 'password' });
    expect('refusals' in wrong && wrong.refusals.map(({ en }) => en)).toEqual([
      'The e-mail address is not valid.',
      'The user name cannot be empty or longer than 200 characters.',
      'The name of the college cannot be empty or longer than 200 characters.',
      'The password is too common or too easy to guess. Avoid common passwords, runs and repetitions.',
    ]);
    expect(await database.current.db.$count(schema.colleges)).toBe(0);
  });
});
