import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine, emptyTables } from '../db/testing';
import { forgiveTries, spendTry } from './throttle';

const start = new Date('2026-03-02T08:00:00Z');
const later = new Date('2026-03-02T08:15:00Z');

describeOnEachEngine('sign-in throttle', (database) => {
  beforeEach(() => emptyTables(database.current.db));
  const spend = (name: string, address: string, now = start) => spendTry(database.current.db, name, address, now);

  it('refuses one address that tries many names, and only that one', async () => {
    for (let index = 0; index < 50; index += 1) expect(await spend(`name${index}`, '10.0.0.1')).toBe(4);
    await expect(spend('another', '10.0.0.1')).rejects.toMatchObject({ code: '30029' });
    expect(await spend('another', '10.0.0.2')).toBe(4);
    expect(await spend('another', '10.0.0.1', later)).toBe(4);
  });

  it('refuses one name that is tried from many addresses', async () => {
    for (let index = 0; index < 5; index += 1) expect(await spend('name', `10.0.0.${index}`)).toBe(4 - index);
    await expect(spend(' NAME ', '10.0.1.1')).rejects.toMatchObject({ code: '30029' });
    await forgiveTries(database.current.db, 'Name');
    expect(await spend('name', '10.0.1.2')).toBe(4);
  });
});
