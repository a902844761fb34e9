import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from '../createApp';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { defaultSettings } from '../http/services';
import { setScene } from '../testing/scene';
import { read } from '../testing/testServer';

describeOnEachEngine('putting the sample back', (database) => {
  async function reset(hasResetCall: boolean) {
    const log = pino({ level: 'silent' });
    const services = { database: database.current, log, now: () => new Date(), settings: defaultSettings, checkAnswers: true };
    return read(await createApp({ ...services, hasResetCall }).request(`${apiBase}/test/resetfixtures`, { method: 'POST' }));
  }
  const names = async () => (await database.current.db.select().from(schema.colleges)).map(({ name }) => name);

  it('does not exist unless it was asked for', async () => {
    await setScene(database.current);
    expect(await reset(false)).toMatchObject({ status: 404, code: '30004' });
    expect(await names()).toContain('学校1');
  });

  it('replaces whatever is there by the sample programme, as often as it is called', async () => {
    await setScene(database.current);
    expect((await reset(true)).code).toBe('0');
    expect((await reset(true)).code).toBe('0');
    expect(await names()).not.toContain('学校1');
    expect(await database.current.db.$count(schema.courseUnits)).toBeGreaterThanOrEqual(15);
  });
});
