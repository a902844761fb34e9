import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine, emptyTables } from '../db/testing';
import { verifyPassword } from '../passwords';
import { addAdministrator } from './addAdministrator';

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
  });

  it('is refused where the college has one, or the address is taken, and then nothing is kept', async () => {
    const { db } = database.current;
    await addAdministrator(database.current, details);
    const second = await addAdministrator(database.current, { ...details, email: 'other@college.example' });
    expect(second).toMatchObject({ refusals: [{ zh: expect.stringContaining('已有管理员') }] });
    const taken = await addAdministrator(database.current, { ...details, email: 'DEAN@college.example', collegeName: '临川大学' });
    expect(taken).toMatchObject({ refusals: [{ zh: '该邮箱已被使用。' }] });
    expect(await db.$count(schema.users)).toBe(1);
    expect(await db.$count(schema.colleges)).toBe(1);
  });

  it('names everything that is wrong at once', async () => {
    const wrong = await addAdministrator(database.current, { email: 'dean', name: ' ', collegeName: '', password: 'password' });
    expect('refusals' in wrong && wrong.refusals.map(({ en }) => en)).toEqual([
      'The e-mail address is not valid.',
      'The name cannot be empty or longer than 200 characters.',
      'The name of the college cannot be empty or longer than 200 characters.',
      'The password needs at least 10 characters.',
    ]);
    expect(await database.current.db.$count(schema.colleges)).toBe(0);
  });
});
