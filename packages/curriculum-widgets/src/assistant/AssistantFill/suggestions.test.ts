import type { FilledPoint } from '@college/curriculum-model';
import { sampleCourseUnit } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesOf } from '../fakes/matches';
import { fieldSuggestions, ksaSuggestions, pointSuggestions, projectSuggestions, suggestionOfMatch } from './suggestions';

const course = sampleCourseUnit(1004);
const stored = [{ id: 1061, title: '链表', description: '单链表' }];

describe('suggestions', () => {
  it('contain fields that differ from the current values, and those values', () => {
    const filled = { introduction: '讲授树与图。', position: course.position, criterion: ' ', theoryPeriod: 0, name: '别的名称' };
    expect(fieldSuggestions(filled, course)).toEqual([
      expect.objectContaining({ field: 'introduction', value: '讲授树与图。', before: course.introduction }),
    ]);
    const evidence = { introduction: { score: 0.8, terms: ['数据'] } };
    expect(fieldSuggestions({ ...filled, evidence }, { ...course, introduction: '' })[0]).toMatchObject({
      before: null,
      evidence: { score: 0.8 },
    });
  });

  it('add only chapters that are not there', () => {
    const row = { ...course.courseMatrixVOS[0]!, id: 0 };
    const projects = [row, { ...row, name: '字符串' }, { ...row, name: ' 字符串' }, { ...row, name: '' }];
    expect(projectSuggestions({ projects }, course).map(({ key }) => key)).toEqual(['project:字符串']);
    const removed = course.courseMatrixVOS.map((one) => ({ ...one, courseUnitId: -1 }));
    expect(projectSuggestions({ projects: [row] }, { ...course, courseMatrixVOS: removed })).toHaveLength(1);
  });

  it('put KSA items under stored points only', () => {
    const ksa = [{ id: 0, title: 'K' as const, level: 0, description: '了解链表' }];
    const found = ksaSuggestions(
      [
        { pointId: 1061, ksa: [...ksa, ...ksa] },
        { pointId: 9999, ksa },
      ],
      stored,
    );
    expect(found).toEqual([expect.objectContaining({ kind: 'ksa', point: { id: 1061, title: '链表' } })]);
  });

  it('are made of a match', () => {
    const [match] = matchesOf(1);
    expect(suggestionOfMatch(match!)).toMatchObject({ kind: 'point', point: { title: '二叉树遍历' }, evidence: { score: 0.92 } });
    expect(suggestionOfMatch({ ...match!, title: 'S', level: 'S2' }, stored[0])).toMatchObject({ kind: 'ksa', ksa: { title: 'S' } });
    expect(suggestionOfMatch({ id: 1, title: '知识', score: 1 }, stored[0])).toMatchObject({ ksa: { title: 'K', description: '知识' } });
  });

  it('never repeat a title, not even an existing one', () => {
    const point = fc.record({ id: fc.constant(0), title: fc.constantFrom('链表', '栈', '队列', ' 栈 ', ''), description: fc.string() });
    fc.assert(
      fc.property(fc.array(point), (points: FilledPoint[]) => {
        const titles = pointSuggestions(points, stored).map((one) => (one.kind === 'point' ? one.point.title.trim() : ''));
        expect(new Set(titles).size).toBe(titles.length);
        expect(titles).not.toContain('链表');
        expect(titles).not.toContain('');
      }),
    );
  });
});
