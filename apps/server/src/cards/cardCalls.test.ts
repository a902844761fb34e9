import * as contract from '@college/api-client/contract';
import { userIds } from '@college/curriculum-model/fixtures';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../createApp';
import { seedSampleProgramme } from '../db';
import { describeOnOneEngine, emptyTables } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';
import { read } from '../testing/testServer';

describeOnOneEngine('calls on the sample programme', (database) => {
  beforeAll(async () => {
    await emptyTables(database.current.db);
    await seedSampleProgramme(database.current);
  });

  async function get(who: keyof typeof userIds, path: string, headers: Record<string, string> = {}) {
    const now = new Date();
    const { current } = database;
    const services = { database: current, log: pino({ level: 'silent' }), now: () => now, settings: defaultSettings, checkAnswers: true };
    const authToken = await openSession(current.db, userIds[who], now, 60_000);
    return read(await createApp(services).request(`${apiBase}${path}`, { headers: { authToken, ...headers } }));
  }

  const cards = async (who: keyof typeof userIds, query = 'majorId=1001') => {
    const reply = await get(who, `/v4/webpage/majorindex/courses?${query}`);
    return contract.listCourseCards.data.parse(reply.data);
  };
  const values = (entries: readonly { value: unknown }[]) => entries.map(({ value }) => value);

  it('returns a card for each course of the major with its real progress and managers', async () => {
    const all = await cards('majorLeader');
    expect(all).toHaveLength(15);
    const structures = all.find(({ self }) => self.value === 1004)!;
    expect(structures).toMatchObject({ self: { label: '数据结构' }, parent: { label: '软件工程', value: 1001 } });
    expect(structures.progress).toBeGreaterThan(50);
    expect(structures.hours).toEqual({ theory: 48, practice: 16, total: 64 });
    expect(all.every(({ progress }) => Number.isInteger(progress))).toBe(true);
  });

  it('offers each person what the person may do, and nobody a copy', async () => {
    const menusOf = async (who: keyof typeof userIds, id: number) => {
      const card = (await cards(who)).find(({ self }) => self.value === id)!;
      return [...values(card.coverMenus), ...values(card.btnMenus)];
    };
    expect(await menusOf('majorLeader', 1004)).toEqual(['edit', 'matrix', 'read', 'rename', 'points', 'completion', 'report', 'delete']);
    expect(await menusOf('collegeViewer', 1004)).toEqual(['read', 'completion', 'report']);
    expect(await menusOf('courseLeader', 1010)).toEqual(['edit', 'matrix', 'read', 'rename', 'points', 'completion', 'report']);
    expect(await menusOf('courseLeader', 1004)).toEqual(['read', 'completion', 'report']);
  });

  it('names courses in English where the reader reads English', async () => {
    const english = await cards('majorLeader', 'majorId=1001&lang=80102');
    expect(english.find(({ self }) => self.value === 1004)!.self.label).toBe('Data Structures');
  });

  it('returns the five parts of a course by the rules of the model', async () => {
    const reply = await get('courseEditor', '/v4/support/completion/coursecompletionrate?courseid=1004');
    const completion = contract.getCompletion.data.parse(reply.data);
    expect(Object.keys(completion)).toEqual(['info', 'base', 'courseMatrix', 'projectMatrix', 'report']);
    expect(completion.info).toEqual({ completion: '7/7', rate: 100 });
    expect(completion.courseMatrix.completion).toMatch(/^\d+\/\d+$/);
  });

  it('returns the detail, requirements and goals of the sample course', async () => {
    const detail = contract.getCourseUnit.data.parse((await get('majorLeader', '/major/v2.0/courseunitdetail?courseid=1004')).data);
    expect(detail.course.courseMatrixVOS.map(({ name }) => name)).toHaveLength(6);
    expect(detail.pointksa.length).toBe(10);
    const requires = await get('majorLeader', '/major/v2.0/graduaterequires?majorid=1001');
    expect(contract.getGraduateRequires.data.parse(requires.data).flatMap(({ children }) => children)).toHaveLength(24);
    const goals = await get('majorLeader', '/course/getcoursegoal?courseId=1004&majorId=1001');
    expect(contract.getCourseGoals.data.parse(goals.data).flatMap(({ children }) => children)).toHaveLength(4);
  });

  it('returns only the departments and majors of the person’s own college', async () => {
    const reply = await get('departmentManager', '/manage/getcurrentdepartment?collegeId=1001&userId=1003', { 'accept-language': 'en' });
    const { college, departments } = contract.getCurrentDepartment.data.parse(reply.data);
    expect(college.id).toBe(1001);
    expect(departments.flatMap(({ majors }) => majors).find(({ id }) => id === 1001)).toMatchObject({
      name: 'Software Engineering',
      edit: true,
    });
  });
});
