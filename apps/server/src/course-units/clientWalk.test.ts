import { ApiError, createClient, createCourseUnits } from '@college/api-client';
import { currentOf, manageOf } from '@college/curriculum-model';
import { sampleUser, userIds } from '@college/curriculum-model/fixtures';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../createApp';
import { seedSampleProgramme } from '../db';
import { describeOnOneEngine, emptyTables } from '../db/testing';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';

const leader = sampleUser('majorLeader');

describeOnOneEngine('a course unit through the typed client', (database) => {
  beforeAll(async () => {
    await emptyTables(database.current.db);
    await seedSampleProgramme(database.current);
  });

  async function courseUnits(who: keyof typeof userIds = 'majorLeader') {
    const { current } = database;
    const services = {
      database: current,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      settings: defaultSettings,
      checkAnswers: true,
    };
    const app = createApp(services);
    const token = await openSession(current.db, userIds[who], new Date(), 3_600_000);
    const session = { authToken: () => token, clear: () => undefined, language: () => '80102' };
    const baseUrl = 'http://localhost/college/api';
    return createCourseUnits(createClient({ baseUrl, session, fetch: async (url, init) => app.request(String(url), init) }));
  }

  it('is created, filled, found in the list and in the detail, and deleted', async () => {
    const api = await courseUnits();
    const { id } = await api.createCourseUnit(1001);
    const { course } = await api.loadCourseUnit(id);
    expect(course).toMatchObject({ initing: true, majorName: 'Software Engineering' });
    const row = { id: 0, courseUnitId: id, courseClassId: null, courseTypeId: null, name: 'Parsing', theoryPeriod: 300, practicePeriod: 2 };
    const saved = await api.saveCourseUnit({
      manage: manageOf(leader),
      current: currentOf(leader, 1001, '80102'),
      course: { ...course, name: 'Compilers', courseMatrixVOS: [row] },
      pointksa: [{ id: 0, title: 'Lexer', description: 'Regular languages', ksa: [] }],
    });
    expect(saved).toEqual({ id, version: 2, record: await api.loadCourseUnit(id) });
    const page = await api.listCourseUnits({ majorId: 1001, pageNum: 1, pageSize: 10, orderMap: { create_time: 0, period: 0 } });
    expect(page.pageInfo.list[0]).toMatchObject({ id, name: 'Compilers', courseMatrixVOS: [{ name: 'Parsing', theoryPeriod: 300 }] });
    expect(page.pageInfo.total).toBe(16);
    await api.deleteCourseUnit(id);
    await expect(api.loadCourseUnit(id)).rejects.toMatchObject({ code: '30004' });
  });

  it('is removed when it was never saved and the page closes', async () => {
    const api = await courseUnits();
    const { id } = await api.createCourseUnit(1001);
    await api.abandonCourseUnit(id, { isClosing: true });
    await expect(api.loadCourseUnit(id)).rejects.toBeInstanceOf(ApiError);
  });

  it('is removed with the points that were saved into it, when it was never saved itself', async () => {
    const api = await courseUnits();
    const { id } = await api.createCourseUnit(1001);
    await api.savePoints({ courseId: id, points: [{ id: 0, title: 'Lexer', description: 'Regular languages' }] });
    await api.saveKsa({ courseId: id, ksa: [{ id: 0, title: 'K', level: 1, description: 'Automata' }] });
    await api.abandonCourseUnit(id);
    await expect(api.loadCourseUnit(id)).rejects.toMatchObject({ code: '30004' });
  });

  it('is kept once it was saved, such as in another tab', async () => {
    const api = await courseUnits();
    const { id } = await api.createCourseUnit(1001);
    const { course } = await api.loadCourseUnit(id);
    const request = { manage: manageOf(leader), current: currentOf(leader, 1001, '80102'), course: { ...course, name: 'Compilers' } };
    await api.saveCourseUnit(request);
    await expect(api.abandonCourseUnit(id)).rejects.toMatchObject({ code: '30009', data: { course: { name: 'Compilers' } } });
    await expect(api.loadCourseUnit(id)).resolves.toMatchObject({ course: { id } });
  });

  it('carries the current record with a conflict, and the sentence in the reader’s language', async () => {
    const api = await courseUnits();
    const { course } = await api.loadCourseUnit(1004);
    const request = { manage: manageOf(leader), current: currentOf(leader, 1001, '80102'), course };
    await api.saveCourseUnit(request);
    await expect(api.saveCourseUnit(request)).rejects.toMatchObject({
      code: '30009',
      message: 'Somebody else has changed this course unit meanwhile. Choose which content to keep.',
      data: { course: { id: 1004, version: (course.version ?? 0) + 1 } },
    });
  });

  it('keeps every field of a unit that is saved as it was read', async () => {
    const api = await courseUnits();
    const before = await api.loadCourseUnit(1005);
    await api.saveCourseUnit({ manage: manageOf(leader), current: currentOf(leader, 1001, '80102'), ...before });
    const after = await api.loadCourseUnit(1005);
    const { version: _, revision: _revision, updateTime: __, ...course } = after.course;
    expect(before).toMatchObject({ course, pointksa: after.pointksa });
  });

  it('is not created by those who only edit courses', async () => {
    const api = await courseUnits('courseEditor');
    await expect(api.createCourseUnit(1001)).rejects.toMatchObject({ code: '30003' });
  });
});
