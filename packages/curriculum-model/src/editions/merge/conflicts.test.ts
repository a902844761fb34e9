import { describe, expect, it } from 'vitest';
import { aState, record, without, write, type Records } from '../programme.test-data';
import type { CurriculumState } from '../state';
import { copyOf } from '../states.test-data';
import { conflictKey, type Choice } from './conflict';
import { mergeEditions } from './mergeEditions';

/** What is asked, and what a choice for all of it leads to. */
function merge(draft: CurriculumState, current: CurriculumState, choice?: Choice) {
  const asked = mergeEditions({ base: aState(), draft, current });
  const choices = Object.fromEntries(asked.conflicts.flatMap((one) => (choice ? [[conflictKey(one), choice]] : [])));
  const { merged, undecided } = mergeEditions({ base: aState(), draft, current }, choices);
  expect(undecided).toEqual(choice ? [] : asked.conflicts);
  const records = { ...merged.major.records, ...merged.courses[0]?.records };
  const keys = (kind: keyof Records) => records[kind]?.map(({ key }) => key) ?? [];
  const find = (kind: keyof Records, key: string) => records[kind]?.find((one) => one.key === key);
  return { conflicts: asked.conflicts, keys, find };
}

describe('two sides that', () => {
  it('rewrote the same text are asked for one of the two or another one; a field apart is no question', () => {
    const draft = aState((_, course) => write(course.goal, '301', { description: '能抽象' }));
    const current = aState((_, course) => write(course.goal, '301', { description: '会建模', 'description.en': 'Can model' }));
    const at = 'course:1001/goal:301';
    const conflict = { type: 'field', at, name: 'description', base: '能建模', draft: '能抽象', current: '会建模' };
    const taken = (choice: Choice) => merge(draft, current, choice).find('goal', '301')?.fields;
    expect(merge(draft, current).conflicts).toEqual([conflict]);
    expect(taken('draft')).toEqual({ description: '能抽象', 'description.en': 'Can model', isBound: true });
    expect(taken('current')).toMatchObject({ description: '会建模' });
    expect(taken({ value: '能抽象建模' })).toMatchObject({ description: '能抽象建模' });
  });

  it('renamed here and renumbered there both have their way', () => {
    const draft = aState((major) => write(major.requirement, '2', { description: '问题分析与设计' }));
    const current = aState((major) => write(major.requirement, '2', { number: '3' }));
    const { conflicts, find } = merge(draft, current);
    expect(conflicts).toEqual([]);
    expect(find('requirement', '2')?.fields).toEqual({ number: '3', description: '问题分析与设计' });
  });

  it('rewrote and removed a goal are asked; what is kept comes back with its cells', () => {
    const draft = aState((_, course) => write(course.goal, '301', { description: '能抽象' }));
    const current = aState((_, course) => {
      without(course, 'goal', '301');
      course.placedPoint = [];
      course.placedKsa = [];
    });
    expect(merge(draft, current).conflicts).toEqual([{ type: 'removed', at: 'course:1001/goal:301', by: 'current' }]);
    const kept = merge(draft, current, 'draft');
    expect(kept.find('goal', '301')?.fields).toMatchObject({ description: '能抽象', isBound: true });
    expect([kept.keys('placedPoint'), kept.keys('placedKsa')]).toEqual([['201-301-221'], ['201-301-221-211-231']]);
    const gone = merge(draft, current, 'current');
    expect([gone.keys('goal'), gone.keys('placedPoint')]).toEqual([['302'], []]);
    const began = merge(draft, current, 'base');
    expect(began.find('goal', '301')?.fields).toMatchObject({ description: '能建模', isBound: true });
    expect(began.keys('placedKsa')).toEqual(['201-301-221-211-231']);
  });

  it('took a chapter out and placed a point in it are asked at the chapter alone', () => {
    const draft = aState((_, course) => {
      without(course, 'chapter', '201');
      course.taskGoal = [];
      course.placedPoint = [];
      course.placedKsa = [];
    });
    const current = aState((_, course) => {
      course.point!.push(record('222', { title: '栈' }));
      course.placedPoint!.push(record('201-301-222', { relate: 1 }));
      write(course.taskGoal, '211', { description: '另一个任务' });
    });
    expect(merge(draft, current).conflicts).toEqual([{ type: 'removed', at: 'course:1001/chapter:201', by: 'draft' }]);
    const kept = merge(draft, current, 'current');
    expect([kept.keys('placedPoint'), kept.keys('taskGoal'), kept.keys('placedKsa')]).toEqual([
      ['201-301-221', '201-301-222'],
      ['211'],
      ['201-301-221-211-231'],
    ]);
    const began = merge(draft, current, 'base');
    expect([began.keys('placedPoint'), began.find('taskGoal', '211')?.fields]).toEqual([['201-301-221'], { description: '任务' }]);
    const gone = merge(draft, current, 'draft');
    expect([gone.keys('chapter'), gone.keys('placedPoint'), gone.keys('point')]).toEqual([['202', '203'], [], ['221', '222']]);
  });

  it('took the support of an indicator point out and placed a point under its goal are asked at the support', () => {
    const draft = aState((_, course) => {
      write(course.goal, '301', { isBound: false });
      course.binding = [];
      course.placedPoint = [];
      course.placedKsa = [];
    });
    const current = aState((_, course) => {
      course.point!.push(record('222', { title: '栈' }));
      course.placedPoint!.push(record('201-301-222', { relate: 1 }));
    });
    // One question: a goal is bound as long as the support is there.
    expect(merge(draft, current).conflicts).toEqual([{ type: 'removed', at: 'course:1001/binding:11', by: 'draft' }]);
    const kept = merge(draft, current, 'current');
    expect([kept.keys('binding'), kept.keys('placedPoint')]).toEqual([['11'], ['201-301-221', '201-301-222']]);
    expect(merge(draft, current, 'draft').keys('placedPoint')).toEqual([]);
  });

  it('took one goal of two out of the matrices and placed a point under it are asked whether it stays bound', () => {
    const two = (change: (course: Records) => void) =>
      aState((_, course) => {
        course.goal!.push(record('303', { isBound: true }, '11'));
        change(course);
      });
    const base = two(() => undefined);
    const draft = two((course) => {
      write(course.goal, '301', { isBound: false });
      course.placedPoint = [];
      course.placedKsa = [];
    });
    const current = two((course) => course.placedPoint!.push(record('202-301-221', { relate: 1 })));
    const asked = mergeEditions({ base, draft, current });
    expect(asked.conflicts).toEqual([
      { type: 'field', at: 'course:1001/goal:301', name: 'isBound', base: true, draft: false, current: true },
    ]);
    const placed = (choice: Choice) =>
      mergeEditions({ base, draft, current }, { 'course:1001/goal:301#isBound': choice }).merged.courses[0]!.records.placedPoint ?? [];
    expect(placed('current').map(({ key }) => key)).toEqual(['201-301-221', '202-301-221']);
    expect(placed('draft')).toEqual([]);
    const nothing = mergeEditions({ base, draft, current: two((course) => write(course.goal, '301', { description: '能抽象' })) });
    expect([nothing.conflicts, nothing.merged.courses[0]!.records.placedPoint]).toEqual([[], undefined]);
  });

  it('bound a goal to an indicator point and removed that are asked at the indicator point', () => {
    const draft = aState((_, course) => {
      course.binding!.push(record('21', { relate: 1 }));
      write(course.goal, '302', { isBound: true });
    });
    const current = aState((major, course) => {
      without(major, 'indicator', '21');
      without(course, 'goal', '302');
    });
    expect(merge(draft, current).conflicts).toEqual([{ type: 'removed', at: 'major/indicator:21', by: 'current' }]);
    const kept = merge(draft, current, 'draft');
    expect([kept.keys('indicator'), kept.keys('binding'), kept.keys('goal')]).toEqual([
      ['11', '21'],
      ['11', '21'],
      ['301', '302'],
    ]);
    const gone = merge(draft, current, 'current');
    expect([gone.keys('binding'), gone.keys('goal')]).toEqual([['11'], ['301']]);
  });

  it('moved a goal to two places are asked for one of them', () => {
    const draft = aState((major, course) => {
      major.indicator!.push(record('12', {}, '1'));
      write(course.goal, '302', {}, '12');
    });
    const current = aState((_, course) => write(course.goal, '302', {}, '11'));
    expect(merge(draft, current).conflicts).toEqual([
      { type: 'moved', at: 'course:1001/goal:302', base: '21', draft: '12', current: '11' },
    ]);
    expect(merge(draft, current, 'draft').find('goal', '302')?.under).toBe('12');
    expect(merge(draft, current, 'current').find('goal', '302')?.under).toBe('11');
  });

  it('bound a goal and moved it to an indicator point without support are asked for one of the two places', () => {
    const base = aState((_, course) => course.binding!.push(record('21', { relate: 1 })));
    const [bound, moved] = [copyOf(base), copyOf(base)];
    write(bound.courses[0]!.records.goal as Records['goal'], '302', { isBound: true });
    write(moved.courses[0]!.records.goal as Records['goal'], '302', { description: '会实现' }, '12');
    (moved.major.records.indicator as Records['indicator'])!.push(record('12', {}, '1'));
    const at = 'course:1001/goal:302';
    const goal = (choice: Choice) =>
      mergeEditions({ base, draft: bound, current: moved }, { [`${at}#moved`]: choice }).merged.courses[0]!.records.goal![1];
    expect(mergeEditions({ base, draft: bound, current: moved }).conflicts).toEqual([
      { type: 'moved', at, base: '21', draft: '21', current: '12' },
    ]);
    expect(goal('draft')).toMatchObject({ under: '21', fields: { description: '会实现', isBound: true } });
    expect(goal('current')).toMatchObject({ under: '12', fields: { description: '会实现', isBound: false } });
    expect(goal('base')).toMatchObject({ under: '21', fields: { description: '会实现', isBound: false } });
  });

  it('moved an indicator point to a requirement and removed that are asked there; else it stays where it was', () => {
    const draft = aState((major) => write(major.indicator, '11', {}, '2'));
    const current = aState((major, course) => {
      without(major, 'requirement', '2');
      without(major, 'indicator', '21');
      without(course, 'goal', '302');
    });
    expect(merge(draft, current).conflicts).toEqual([{ type: 'removed', at: 'major/requirement:2', by: 'current' }]);
    expect(merge(draft, current, 'draft').find('indicator', '11')?.under).toBe('2');
    expect(merge(draft, current, 'current').find('indicator', '11')?.under).toBe('1');
  });

  it('moved an indicator point away from a requirement that is removed, and reworded it, are asked nothing', () => {
    const draft = aState((major) => {
      write(major.indicator, '21', {}, '1');
      without(major, 'requirement', '2');
    });
    const current = aState((major) => write(major.indicator, '21', { description: '能分析' }));
    const merged = merge(draft, current);
    expect([merged.conflicts, merged.keys('requirement')]).toEqual([[], ['1']]);
    expect(merged.find('indicator', '21')).toMatchObject({ under: '1', fields: { description: '能分析' } });
  });

  it('arranged the chapters are asked for one order; new ones stand behind their neighbours', () => {
    const arranged = (...keys: string[]) =>
      aState((_, course) => (course.chapter = keys.map((key) => course.chapter!.find((one) => one.key === key) ?? record(key))));
    const [draft, current] = [arranged('203', '204', '201', '202'), arranged('202', '201', '203', '205')];
    expect(merge(draft, current).conflicts).toEqual([
      { type: 'ordered', at: 'course:1001/chapter', draft: ['203', '201', '202'], current: ['202', '201', '203'] },
    ]);
    expect(merge(draft, current, 'draft').keys('chapter')).toEqual(['203', '204', '205', '201', '202']);
    expect(merge(draft, current, 'current').keys('chapter')).toEqual(['202', '201', '203', '204', '205']);
    expect(merge(draft, current, 'base').keys('chapter')).toEqual(['201', '202', '203', '204', '205']);
    expect(merge(draft, arranged('201', '202', '206', '203')).keys('chapter')).toEqual(['203', '204', '201', '202', '206']);
  });

  it('gave a cell two strengths are asked for the strength, and its other fields are brought together', () => {
    const draft = aState((_, course) => write(course.placedPoint, '201-301-221', { relate: 1, teach: '演示' }));
    const current = aState((_, course) => write(course.placedPoint, '201-301-221', { relate: null, study: '讨论' }));
    expect(merge(draft, current).conflicts.map(conflictKey)).toEqual(['course:1001/placedPoint:201-301-221#relate']);
    expect(merge(draft, current, 'draft').find('placedPoint', '201-301-221')?.fields).toEqual({ relate: 1, study: '讨论', teach: '演示' });
  });

  it('removed a course and worked on it are asked at the course', () => {
    const draft: CurriculumState = { ...aState(), courses: [] };
    const current = aState((_, course) => write(course.ksa, '231', { description: '大 O 记号' }));
    expect(merge(draft, current).conflicts).toEqual([{ type: 'removed', at: 'course:1001', by: 'draft' }]);
    expect(merge(draft, current, 'draft').keys('course')).toEqual([]);
    expect(merge(draft, current, 'current').find('ksa', '231')?.fields).toEqual({ description: '大 O 记号' });
    expect(merge(draft, aState()).conflicts).toEqual([]);
  });
});
