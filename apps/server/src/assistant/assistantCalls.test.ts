import * as contract from '@college/api-client/contract';
import type { Match } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import type { Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { setAssistantScene } from './assistantScene.test-data';

describeOnOneEngine('the assistant', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setAssistantScene(database.current);
    server.forgetSessions();
  });

  /** The course that most suggestions come from. */
  const structures = { kind: 'course', id: 1002, majorId: 101 };

  const ask = (endpoint: contract.Endpoint, body: object, as: Role = 'majorLeader', headers = {}) =>
    server.call(endpoint, { as, body, headers });
  async function match(target: string, keyword: string, more: object = {}, as: Role = 'collegeViewer', headers = {}): Promise<Match[]> {
    const body = { target, keyword, ...more };
    const reply = await server.call(contract.matchTarget, { as, query: { target }, body, headers });
    expect(reply.message).toBe('success');
    const { keyword: echoed, data } = contract.matchTarget.data.parse(reply.data);
    expect(echoed).toBe(keyword);
    return data;
  }

  describe('matching', () => {
    it('finds the indicators of a major for a goal, with score, shared terms and origin', async () => {
      const [first, ...others] = await match('indicator', '能为实际问题选择结构并建立模型', { option: { majorId: 102 } });
      expect(first).toMatchObject({ id: 502, title: '1.1 能为实际问题建立数学模型', origin: '计算机科学与技术' });
      expect(first!.terms).toEqual(expect.arrayContaining(['为实际问题', '建立', '模型']));
      expect(first!.score).toBeGreaterThan(0.3);
      expect(others.map(({ id }) => id)).not.toContain(504);
    });

    it('understands English by the terms of the field, and returns its reasons in English', async () => {
      const [found] = await match('indicator', 'Build mathematical models', { option: { majorId: 102 } }, 'collegeViewer', {
        'accept-language': 'en',
      });
      expect(found).toMatchObject({ id: 502, terms: expect.arrayContaining(['model']) });
      const [course] = await match('course', 'data structures', {}, 'collegeViewer', { 'accept-language': 'en' });
      expect(course).toMatchObject({ id: 1002, title: 'Data Structures', score: 1 });
    });

    it('finds points and KSA of the course that is named', async () => {
      expect((await match('point', '链表', { courseId: 1002 })).map(({ id }) => id)).toEqual([604]);
      expect(await match('ksa', '实现链表', { courseId: 1002 })).toMatchObject([
        { id: 703, title: 'S', level: 'S1', description: '能实现链表', origin: '数据结构（软件工程）' },
      ]);
      expect(await match('point', '链表', { courseId: 1004 })).toEqual([]);
      expect((await match('point', '链表', { courseId: 1002, option: { elsewhere: true } })).map(({ id }) => id)).toEqual([601]);
    });

    it('finds what shares most with a text among thousands that share a word with it', async () => {
      const { db } = database.current;
      await db.execute(`
        insert into points (id, course_unit_id, title, description, position)
        select 10000 + n, 1002, '树的方法 ' || n, '说明', n from generate_series(1, 1500) n
        union all select 20000, 1002, '平衡二叉树的旋转方法', '说明', 1501`);
      const [first] = await match('point', '平衡二叉树的旋转', { courseId: 1002 });
      expect(first).toMatchObject({ id: 20_000, title: '平衡二叉树的旋转方法' });
    });

    it('finds what the other courses of the college have for the one that is named', async () => {
      const elsewhere = { courseId: 1001, option: { elsewhere: true } };
      expect((await match('point', '链表', elsewhere)).map(({ id }) => id)).toEqual([604]);
      expect((await match('ksa', '实现链表', elsewhere)).map(({ id }) => id)).toEqual([703]);
    });

    it('looks through the whole college without a course, and never through another one', async () => {
      expect((await match('point', '链表')).map(({ id }) => id)).toEqual([601, 604]);
      expect((await match('point', '链表', {}, 'otherAdmin')).map(({ id }) => id)).toEqual([605]);
      expect((await match('goal', '选择逻辑结构')).map(({ id }) => id)).toEqual([801]);
      expect(await match('goal', '选择逻辑结构', { option: { majorId: 102 } })).toEqual([]);
    });

    it('respects the limit, is deterministic, and returns nothing for an empty text', async () => {
      expect(await match('course', '数据结构', { option: { limit: 1 } })).toHaveLength(1);
      expect(await match('course', '数据结构', { option: 'anything' })).toEqual(await match('course', '数据结构'));
      for (const keyword of ['', '  ', '！？', '古代诗词']) expect(await match('course', keyword)).toEqual([]);
    });

    it('responds to any text, with a score between 0 and 1 and a reason for each', async () => {
      const keyword = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('(链表|', '\\', '%', "';--", '[K1]', '链'.repeat(4000)),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom('course', 'point', 'ksa', 'goal', 'indicator'), keyword, async (target, words) => {
          const body = { target, keyword: words };
          const reply = await server.call(contract.matchTarget, { as: 'collegeViewer', query: { target }, body });
          expect(['0', '30001']).toContain(reply.code);
          if (reply.code !== '0') return;
          for (const { score, terms = [] } of contract.matchTarget.data.parse(reply.data).data) {
            expect(score).toBeGreaterThan(0);
            expect(score).toBeLessThanOrEqual(1);
            expect(terms).not.toEqual([]);
          }
        }),
        { numRuns: 60 },
      );
    });

    it('refuses two targets, another college, an unknown course and a keyword without end', async () => {
      const wrong = { query: { target: 'point' }, body: { target: 'ksa', keyword: 'x' } };
      expect(await server.call(contract.matchTarget, { as: 'collegeAdmin', ...wrong })).toMatchObject({
        code: '30001',
        message: '地址中的匹配目标与提交的目标不一致。',
      });
      for (const target of ['job', 'foo', 'Point', 'point ']) {
        const unknown = { query: { target }, body: { target, keyword: 'x' } };
        expect((await server.call(contract.matchTarget, { as: 'collegeAdmin', ...unknown })).code, target).toBe('30001');
      }
      const of = (more: object) =>
        server.call(contract.matchTarget, {
          as: 'collegeAdmin',
          query: { target: 'point' },
          body: { target: 'point', keyword: 'x', ...more },
        });
      expect((await of({ courseId: 1005 })).code).toBe('30003');
      expect((await of({ option: { majorId: 201 } })).code).toBe('30003');
      expect((await of({ courseId: 999_999 })).code).toBe('30004');
      expect((await of({ keyword: '长'.repeat(4001) })).message).toBe('关键词最多 4000 个字符');
    });
  });

  describe('filling', () => {
    it('suggests each field from the most similar course that has it, and says why', async () => {
      const { data } = await ask(contract.fillCourse, { courseId: 1001 });
      expect(contract.fillCourse.data.parse(data)).toEqual({
        introduction: '讲授线性表、树与图。',
        position: '学科基础课',
        theoryPeriod: 48,
        classId: 1,
        criterion: '一份报告',
        evidence: {
          introduction: { score: 0.667, terms: ['数据结构'], origin: '数据结构（软件工程）', basis: structures },
          position: { score: 0.667, terms: ['数据结构'], origin: '数据结构（软件工程）', basis: structures },
          theoryPeriod: { score: 0.667, terms: ['数据结构'], origin: '数据结构（软件工程）', basis: structures },
          classId: { score: 0.667, terms: ['数据结构'], origin: '数据结构（软件工程）', basis: structures },
          criterion: {
            score: 0.545,
            terms: ['数据结构'],
            origin: '数据结构基础（机械设计制造及其自动化）',
            basis: { kind: 'course', id: 1004, majorId: 103 },
          },
        },
      });
    });

    it('suggests chapters too, as new rows of the course', async () => {
      const { data } = await ask(contract.fillCourseMore, { courseId: 1001, name: '数据结构', lang: '80102' });
      const { projects, evidence } = contract.fillCourseMore.data.parse(data);
      expect(projects.map(({ id, courseUnitId, name, theoryPeriod }) => [id, courseUnitId, name, theoryPeriod])).toEqual([
        [0, 1001, '线性表', 10],
        [0, 1001, '图', 8],
      ]);
      expect(evidence?.projects).toEqual({ score: 1, terms: ['data structure'], origin: 'Data Structures (软件工程)', basis: structures });
    });

    it('suggests the points of like courses that the course has not got', async () => {
      const { data } = await ask(contract.fillPoints, { courseId: 1001 });
      expect(contract.fillPoints.data.parse(data).map(({ id, title, evidence }) => [id, title, evidence?.origin])).toEqual([
        [0, '散列查找', '数据结构（软件工程）'],
        [0, '单链表', '数据结构（软件工程）'],
      ]);
    });

    it('refuses to look at a point of another course', async () => {
      expect((await ask(contract.fillKsa, { courseId: 1001, points: [601, 602] })).code).toBe('30001');
    });

    it('suggests the KSA of like points that the course has not got', async () => {
      // A point that was deleted meanwhile is passed over.
      const { data } = await ask(contract.fillKsa, { courseId: 1001, points: [601, 999_999] });
      expect(data).toEqual([
        {
          pointId: 601,
          ksa: [
            {
              id: 0,
              title: 'S',
              level: 0,
              description: '能实现链表',
              evidence: { score: 0.667, terms: ['链表'], origin: '单链表，数据结构（软件工程）', basis: structures },
            },
          ],
        },
      ]);
      expect((await ask(contract.fillKsa, { courseId: 1001, points: [999_999] })).data).toEqual([]);
    });

    it('never invents: nothing similar yields nothing', async () => {
      const unlike = { courseId: 1001, name: '古代诗词鉴赏' };
      expect((await ask(contract.fillCourse, unlike)).data).toEqual({});
      expect((await ask(contract.fillCourseMore, unlike)).data).toEqual({ projects: [] });
      expect((await ask(contract.fillPoints, unlike)).data).toEqual([]);
      expect((await ask(contract.fillKsa, { courseId: 1003 }, 'collegeAdmin')).data).toEqual([]);
      expect((await ask(contract.fillPoints, {})).data).toEqual([]);
    });

    it('takes what is new or deleted for nothing', async () => {
      const set = (fields: object) => database.current.db.update(schema.courseUnits).set(fields).where(eq(schema.courseUnits.id, 1002));
      await set({ initing: true });
      expect((await ask(contract.fillPoints, { courseId: 1001 })).data).toEqual([]);
      await set({ initing: false, deletedAt: server.clock.now });
      expect((await ask(contract.fillPoints, { courseId: 1001 })).data).toEqual([]);
    });

    it('helps only those who may write into the course', async () => {
      expect((await ask(contract.fillCourse, { courseId: 1001 }, 'collegeViewer')).code).toBe('30003');
      expect((await ask(contract.fillCourse, { courseId: 1005 }, 'collegeAdmin')).code).toBe('30003');
      expect((await ask(contract.fillCourse, { name: '数据结构', majorId: 201 }, 'collegeAdmin')).code).toBe('30003');
      expect((await ask(contract.fillKsa, { courseId: 999_999 }, 'collegeAdmin')).code).toBe('30004');
    });
  });
});
