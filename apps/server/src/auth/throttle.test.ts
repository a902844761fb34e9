import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine, emptyTables } from '../db/testing';
import { countFailure, forgiveTries, spendTry } from './throttle';

const start = new Date('2026-03-02T08:00:00Z');
const later = new Date('2026-03-02T08:15:00Z');

describeOnEachEngine('sign-in throttle', (database) => {
  beforeEach(() => emptyTables(database.current.db));
  const attempt = (signInName: string, address: string, accountId?: number, device?: string) => ({
    signInName,
    address,
    accountId,
    device,
  });
  const spend = async (name: string, address: string, now = start) => {
    const left = await spendTry(database.current.db, attempt(name, address), now);
    await countFailure(database.current.db, attempt(name, address), now);
    return left;
  };

  it('refuses one address that tries many names, and only that one', async () => {
    for (let index = 0; index < 50; index += 1) expect(await spend(`name${index}`, '10.0.0.1')).toBe(4);
    await expect(spend('another', '10.0.0.1')).rejects.toMatchObject({ code: '30029' });
    expect(await spend('another', '10.0.0.2')).toBe(4);
    expect(await spend('another', '10.0.0.1', later)).toBe(4);
  });

  it('takes all addresses of one IPv6 network for one, and an IPv4 address for the same in either writing', async () => {
    for (let index = 0; index < 50; index += 1) await spend(`name${index}`, `2001:db8:1:2::${index.toString(16)}`);
    await expect(spend('another', '2001:db8:1:2:ffff::1')).rejects.toMatchObject({ code: '30029' });
    expect(await spend('another', '2001:db8:1:3::1')).toBe(4);
    for (let index = 0; index < 50; index += 1) await spend(`name${index}`, '10.0.0.1', later);
    await expect(spend('another', '::ffff:10.0.0.1', later)).rejects.toMatchObject({ code: '30029' });
  });

  it('refuses one name that is tried from many addresses', async () => {
    for (let index = 0; index < 5; index += 1) expect(await spend('name', `10.0.0.${index}`)).toBe(4 - index);
    await expect(spend(' NAME ', '10.0.1.1')).rejects.toMatchObject({ code: '30029' });
    await forgiveTries(database.current.db, attempt('Name', '10.0.1.1'));
    expect(await spend('name', '10.0.1.2')).toBe(4);
  });

  it('counts the e-mail address and the name of one account together', async () => {
    const { db } = database.current;
    for (let index = 0; index < 5; index += 1) {
      await spendTry(db, attempt(index % 2 ? '周敏' : 'zhou@college.example', '10.0.0.1', 7), start);
    }
    await expect(spendTry(db, attempt('周敏', '10.0.0.1', 7), start)).rejects.toMatchObject({ code: '30029' });
  });

  it('lets any number of people sign in from one address at once as long as their passwords are right', async () => {
    const { db } = database.current;
    const right = Array.from({ length: 120 }, (_, index) => attempt(`name${index}`, '10.0.0.1', index + 1));
    for (const one of right) await spendTry(db, one, start);
    for (const one of right) await forgiveTries(db, one);
    expect(await spend('another', '10.0.0.1')).toBe(4);
  });

  it('lets strangers lock nobody out of a known device, and counts its own tries', async () => {
    const { db } = database.current;
    for (let index = 0; index < 5; index += 1) await spendTry(db, attempt('name', '10.0.0.9', 7), start);
    for (let index = 0; index < 50; index += 1) await spend(`name${index}`, '10.0.0.1');
    await expect(spendTry(db, attempt('name', '10.0.0.2', 7), start)).rejects.toMatchObject({ code: '30029' });
    for (let left = 4; left >= 0; left -= 1) expect(await spendTry(db, attempt('name', '10.0.0.1', 7, 'own'), start)).toBe(left);
    await expect(spendTry(db, attempt('name', '10.0.0.1', 7, 'own'), start)).rejects.toMatchObject({ code: '30029' });
    expect(await spendTry(db, attempt('name', '10.0.0.1', 7, 'other'), start)).toBe(4);
  });
});
