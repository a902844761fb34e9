import { createClient, createSyllabus } from '@college/api-client';
import { createMockFetch } from '@college/api-client/mock';
import { userIds } from '@college/curriculum-model/fixtures';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../createApp';
import { seedSampleProgramme } from '../db';
import { describeOnOneEngine, emptyTables } from '../db/testing';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';

const courseId = 1004;

describeOnOneEngine('the report of the sample course through the typed client', (database) => {
  beforeAll(async () => {
    await emptyTables(database.current.db);
    await seedSampleProgramme(database.current);
  });

  async function syllabus(token?: string) {
    const { current } = database;
    const services = {
      database: current,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      settings: defaultSettings,
      checkAnswers: true,
    };
    const app = createApp(services);
    const session = { authToken: () => token, clear: () => undefined, language: () => '80101' };
    const baseUrl = 'http://localhost/college/api';
    return createSyllabus(createClient({ baseUrl, session, fetch: async (url, init) => app.request(String(url), init) }));
  }
  const tokenOf = () => openSession(database.current.db, userIds.majorLeader, new Date(), 3_600_000);

  it('equals the reply of the mock', async () => {
    const mockFetch = createMockFetch();
    const session = { authToken: () => `sample-token-of-${userIds.majorLeader}`, clear: () => undefined };
    const mock = createSyllabus(createClient({ fetch: mockFetch, session }));
    const [real, mocked] = [await (await syllabus(await tokenOf())).loadReport(courseId), await mock.loadReport(courseId)];
    expect(real.intro).toEqual(mocked.intro);
    expect(real.info).toEqual(mocked.info);
    expect(real.projects).toEqual(mocked.projects);
    for (const part of ['majorMatrix', 'projectMatrix', 'pointMatrix', 'taskGoals'] as const)
      expect(real[part]).toHaveLength(mocked[part].length);
    expect(real.projectMatrix).toEqual(expect.arrayContaining(mocked.projectMatrix));
  });

  it('is saved, handed out by a link, read by nobody in particular and revoked', async () => {
    const staff = await syllabus(await tokenOf());
    const { info } = await staff.loadReport(courseId);
    const { version } = await staff.saveReport({ ...info, classroom: '明德楼 101' });
    const report = await staff.loadReport(courseId);
    expect(report.info).toMatchObject({ classroom: '明德楼 101', version, translations: { en: { classroom: { older: true } } } });
    const link = await staff.createLink(courseId);
    const reader = await syllabus();
    expect(await reader.loadPublicReport(link.link)).toEqual(report);
    expect(await staff.listLinks(courseId)).toEqual([link]);
    await staff.deleteLink(link);
    await expect(reader.loadPublicReport(link.link)).rejects.toMatchObject({ code: '30004' });
  });
});
