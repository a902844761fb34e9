import * as contract from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { putReferenceData, schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { testServer } from '../testing/testServer';
import { setAssistantScene } from './assistantScene.test-data';

const outlineRow = {
  code: 'circuits-of-the-test',
  origin: 'own' as const,
  title: '桥梁美学',
  category: '土木',
  author: '王老师',
  writtenOn: '2026-03-04',
  introduction: '桥梁的造型与环境。',
  chapters: '桥型 6\n- 拱桥造型：曲线与比例\n  K 理解拱的受力与形态\n- 链表：不相干',
  goals: '能评价桥梁的造型',
  translations: {
    en: {
      title: { text: 'Bridge Aesthetics', updatedAt: '2026-03-04T00:00:00Z' },
      chapters: { text: 'Types 6\n- Arches: Curves\n  K Arches and their form\n- Lists: Unrelated', updatedAt: '2026-03-04T00:00:00Z' },
    },
  },
};

describeOnEachEngine('suggestions from sample outlines', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setAssistantScene(database.current);
    await database.current.db.insert(schema.outlines).values({ ...outlineRow, id: 50, collegeId: 1 });
    server.forgetSessions();
  });

  const fill = async (endpoint: contract.Endpoint, body: object, headers = {}) =>
    (await server.call(endpoint, { as: 'collegeAdmin', body: { courseId: 1003, ...body }, headers })).data;
  const basis = { kind: 'outline', id: 50 };

  it('fill a course that the college has nothing like, and say what they rest on', async () => {
    const origin = '样例大纲《桥梁美学》（王老师，2026-03-04）';
    const more = contract.fillCourseMore.data.parse(await fill(contract.fillCourseMore, { name: '桥梁美学A（上）' }));
    expect([more.introduction, more.projects.map(({ name, theoryPeriod }) => [name, theoryPeriod])]).toEqual([
      '桥梁的造型与环境。',
      [['桥型', 6]],
    ]);
    expect(more.evidence?.projects).toEqual({ score: 1, terms: ['桥梁美学'], origin, basis });
    const points = contract.fillPoints.data.parse(await fill(contract.fillPoints, { name: '桥梁美学' }));
    expect(points).toMatchObject([
      {
        id: 0,
        title: '拱桥造型',
        description: '曲线与比例',
        translations: { en: { title: { text: 'Arches' } } },
        evidence: { origin, basis },
      },
      { title: '链表' },
    ]);
  });

  it('come behind the own courses of the college', async () => {
    await database.current.db.update(schema.outlines).set({ title: '数据结构与算法' }).where(eq(schema.outlines.id, 50));
    const points = contract.fillPoints.data.parse(
      (await server.call(contract.fillPoints, { as: 'collegeAdmin', body: { courseId: 1001 } })).data,
    );
    expect(points.map(({ title, evidence }) => [title, evidence?.basis?.kind])).toEqual([
      ['散列查找', 'course'],
      ['单链表', 'course'],
      ['拱桥造型', 'outline'],
    ]);
    const ksa = await server.call(contract.fillKsa, { as: 'collegeAdmin', body: { courseId: 1001 } });
    expect(contract.fillKsa.data.parse(ksa.data)).toMatchObject([{ pointId: 601, ksa: [{ description: '能实现链表' }] }]);
  });

  it('match points, KSA items and goals, and standards match indicators, in the words of the reader', async () => {
    const match = async (target: string, keyword: string, headers = {}, more = {}) => {
      const body = { target, keyword, ...more };
      return contract.matchTarget.data.parse(
        (await server.call(contract.matchTarget, { as: 'collegeAdmin', query: { target }, body, headers })).data,
      ).data;
    };
    expect(await match('point', '拱桥')).toMatchObject([{ id: -1, title: '拱桥造型', basis }]);
    expect(await match('point', '拱桥', {}, { courseId: 1003 })).toEqual([]);
    expect(await match('ksa', '拱的受力', { 'accept-language': 'en' })).toMatchObject([
      { level: 'K', description: 'Arches and their form', origin: 'sample outline “Bridge Aesthetics” (王老师, 2026-03-04)' },
    ]);
    expect(await match('goal', '桥梁的造型')).toMatchObject([{ title: '能评价桥梁的造型', basis }]);
    expect((await match('indicator', '终身学习'))[0]).toMatchObject({
      title: '终身学习',
      basis: { kind: 'standard', standard: 'CEEAA-2024' },
    });
  });

  it('are those of the own college, in use, and a shipped one as the college changed it', async () => {
    const { db } = database.current;
    const found = async () =>
      contract.fillPoints.data.parse(await fill(contract.fillPoints, { name: '桥梁美学' })).map(({ title }) => title);
    await db.update(schema.outlines).set({ collegeId: 2 }).where(eq(schema.outlines.id, 50));
    expect(await found()).toEqual([]);
    await db.update(schema.outlines).set({ collegeId: null, origin: 'shipped' }).where(eq(schema.outlines.id, 50));
    expect(await found()).toEqual(['拱桥造型', '链表']);
    await db.insert(schema.outlines).values({ ...outlineRow, id: 51, collegeId: 1, chapters: '桥型\n- 斜拉桥：索面' });
    expect(await found()).toEqual(['斜拉桥']);
    await db.update(schema.outlines).set({ isOff: true }).where(eq(schema.outlines.id, 51));
    expect(await found()).toEqual([]);
    await db.delete(schema.outlines).where(eq(schema.outlines.id, 50));
  });

  it('of the shipped ones fill a new course with points and KSA', async () => {
    await putReferenceData(database.current);
    const points = contract.fillPoints.data.parse(await fill(contract.fillPoints, { name: '计算机网络（双语）' }));
    expect(points.length).toBeGreaterThan(12);
    expect(points[0]?.evidence?.origin).toMatch(/^样例大纲《计算机网络》/);
  });
});
