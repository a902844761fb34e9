import { describe, expect, it } from 'vitest';
import { placesTaken, takeablesOf, takenOf, type Takeable } from './taking';

const course = { lineage: 1004, name: '数据结构' };
const takeable = (place: string, of: Takeable['course']): Takeable => ({ place, course: of, label: '', name: '', way: 'changed' });
const all = [takeable('major/indicator:1', null), takeable('course:1004', course), takeable('course:1004/goal:2', course)];

describe('what of a draft is merged', () => {
  it('is everything, whole courses, or single changes, whichever is shorter', () => {
    expect(takenOf(new Set(all.map(({ place }) => place)), all)).toBe('all');
    expect(takenOf(new Set(['course:1004', 'course:1004/goal:2']), all)).toEqual({ parts: [1004] });
    expect(takenOf(new Set(['major/indicator:1']), all)).toEqual({ parts: [0] });
    expect(takenOf(new Set(['course:1004/goal:2']), all)).toEqual({ places: ['course:1004/goal:2'] });
  });

  it('is read back as it was said', () => {
    for (const places of [['course:1004'], ['course:1004', 'course:1004/goal:2'], all.map(({ place }) => place)]) {
      expect(placesTaken(takenOf(new Set(places), all), all)).toEqual(new Set(places));
    }
  });

  it('counts what is in conflict, once', () => {
    const change = {
      at: 'course:1004',
      way: 'changed',
      topic: 'course',
      course,
      label: '课程单元',
      name: '数据结构',
      shortName: '',
      fields: [],
    } as const;
    const conflict = { at: 'course:1004/goal:2', course, label: '教学目标', name: '能分析', field: '教学目标' };
    const plan = { changes: [{ ...change, fields: [], isBroughtAlong: false }], conflicts: [conflict, { ...conflict, at: 'course:1004' }] };
    expect(takeablesOf(plan as never).map(({ place }) => place)).toEqual(['course:1004', 'course:1004/goal:2']);
  });
});
