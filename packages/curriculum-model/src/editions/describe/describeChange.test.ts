import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import { reverseChanges } from '../change';
import { compareEditions } from '../compareEditions';
import { aState, record, without, write, type Records } from '../programme.test-data';
import { someState } from '../states.test-data';
import { withoutLoose } from '../withoutLoose';
import { changeDescriber } from './describeChange';

const whole = someState.map(withoutLoose);

/** The changes of an edit of the programme, in words. */
function described(edit: (major: Records, course: Records) => void, language: Language = 'zh') {
  const [before, after] = [aState(), aState(edit)];
  return compareEditions(before, after).map(changeDescriber(before, after, language));
}

describe('a change in words', () => {
  it('names the record, its course, and what its field held', () => {
    expect(described((_, course) => write(course.goal, '301', { description: '能抽象' }))).toEqual([
      {
        at: 'course:1001/goal:301',
        way: 'changed',
        topic: 'goal',
        course: { lineage: 1001, name: '数据结构' },
        label: '教学目标',
        name: '能抽象',
        shortName: '',
        fields: [{ label: '教学目标', before: '能建模', after: '能抽象', isText: true }],
      },
    ]);
  });

  it('calls a standard by its name', () => {
    const [of2015, of2024] = ['工程教育认证标准（2015–2022版）', '工程教育认证标准（2024版）'];
    const [before, after] = ['CEEAA-2015', 'CEEAA-2024'].map((standard) => aState((major) => write(major.major, '', { standard })));
    const [change] = compareEditions(before!, after!).map(changeDescriber(before!, after!, 'zh'));
    expect(change?.fields).toMatchObject([{ before: of2015, after: of2024 }]);
  });

  it('calls English texts so, in both languages', () => {
    const edit = (_: Records, course: Records) => write(course.goal, '301', { 'description.en': 'Can model' });
    expect(described(edit)[0]!.fields).toEqual([{ label: '教学目标（英文）', before: '', after: 'Can model', isText: true }]);
    expect(described(edit, 'en')[0]).toMatchObject({ name: 'Can model', fields: [{ label: 'Teaching goal (English)' }] });
  });

  it.each([
    { way: 'renamed', edit: (_: Records, course: Records) => write(course.course, '', { name: '算法' }) },
    { way: 'renamed', edit: (_: Records, course: Records) => write(course.chapter, '201', { name: '引言', 'name.en': 'Introduction' }) },
    { way: 'renumbered', edit: (major: Records) => write(major.indicator, '11', { number: '1.2' }) },
    { way: 'changed', edit: (major: Records) => write(major.indicator, '11', { number: '1.2', description: '能表达' }) },
    { way: 'moved', edit: (major: Records) => write(major.indicator, '11', {}, '2') },
    { way: 'added', edit: (_: Records, course: Records) => course.binding!.push(record('21', { relate: 1 })) },
    { way: 'weakened', edit: (_: Records, course: Records) => write(course.binding, '11', { relate: 1 }) },
    { way: 'removed', edit: (_: Records, course: Records) => without(course, 'chapter', '203') },
    { way: 'ordered', edit: (_: Records, course: Records) => course.chapter!.reverse() },
    {
      way: 'split',
      edit: (major: Records) => major.indicator!.push(record('12', { number: '1.2', description: '能建模', derivedFrom: [11] }, '1')),
    },
    { way: 'merged', edit: (major: Records) => write(major.requirement, '1', { derivedFrom: [2] }) },
  ])('says what was $way', ({ way, edit }) => {
    expect(described(edit).map((change) => change.way)).toEqual([way]);
  });

  it('says what became stronger', () => {
    const before = aState((_, course) => write(course.binding, '11', { relate: 1 }));
    const [change] = compareEditions(before, aState()).map(changeDescriber(before, aState(), 'en'));
    expect(change).toMatchObject({
      way: 'strengthened',
      topic: 'support',
      name: '1.1 能表述',
      shortName: '1.1',
      fields: [{ label: 'Support strength', before: '☆ Weak support', after: '★ Strong support', isText: false }],
    });
  });

  it('names owners, orders and origins', () => {
    const [moved] = described((major) => write(major.indicator, '11', {}, '2'));
    expect(moved!.fields).toEqual([{ label: '毕业要求', before: '1 工程知识', after: '2 问题分析', isText: false }]);
    const [ordered] = described((_, course) => course.chapter!.reverse());
    expect(ordered!.fields).toEqual([{ label: '顺序', before: '绪论、线性表、树', after: '树、线性表、绪论', isText: false }]);
    const [merged] = described((major) => write(major.requirement, '1', { derivedFrom: [2] }));
    expect(merged!.fields).toEqual([{ label: '由来', before: '', after: '2 问题分析', isText: false }]);
  });

  it('names an entry of a matrix by its row, its column and what it holds', () => {
    const [entry, item] = described((_, course) => {
      without(course, 'placedPoint', '201-301-221');
      without(course, 'placedKsa', '201-301-221-211-231');
    });
    expect(entry).toMatchObject({ topic: 'courseMatrix', name: '能建模 × 绪论：链表', shortName: '绪论 · 链表' });
    expect(entry!.fields).toContainEqual({ label: '支撑强度', before: '★ 强支撑', after: '', isText: false });
    expect(item).toMatchObject({ topic: 'projectMatrix', name: '链表 × 任务：K1 大 O', shortName: '链表 · K1' });
  });

  it('shows what a syllabus chose, not how it is stored', () => {
    const paper = (fields: Record<string, unknown>) => (_: Records, course: Records) => (course.syllabus = [record('', fields as never)]);
    const before = aState(paper({ examtype: 0, exampercent: { type: 0, rows: [{ part: 'final', label: '期末', percent: 60 }] } }));
    const after = aState(
      paper({ examtype: 1, year: '2024-2025-1', exampercent: { type: 1, rows: [{ part: 'final', label: '期末', percent: 60 }] } }),
    );
    const [change] = compareEditions(before, after).map(changeDescriber(before, after, 'zh'));
    expect(change!.fields).toEqual([
      { label: '开课学期', before: '', after: '2024-2025学年第1学期', isText: false },
      { label: '考核方式', before: '考试', after: '考查', isText: false },
      { label: '总评记分方式', before: '百分制', after: '五级分制', isText: false },
    ]);
  });

  it('says the same of a change and of its reverse, the other way round', () => {
    fc.assert(
      fc.property(whole, whole, fc.constantFrom<Language>('zh', 'en'), (before, after, language) => {
        const changes = compareEditions(before, after);
        const back = reverseChanges(changes).map(changeDescriber(after, before, language));
        changes.map(changeDescriber(before, after, language)).forEach(({ way, fields }, at) => {
          // Orders and origins name records, which may be called otherwise in the other state.
          const comparable = (list: typeof fields) => list.filter(({ label }) => way !== 'ordered' && !/由来|Derived/.test(label));
          const turned = back[at]!.fields.map((field) => ({ ...field, before: field.after, after: field.before }));
          expect(comparable(fields)).toEqual(comparable(turned));
        });
      }),
    );
  });

  it('never leaves what a course is called, or what a field differs in, unsaid', () => {
    fc.assert(
      fc.property(whole, whole, (before, after) => {
        for (const { course, label, fields } of compareEditions(before, after).map(changeDescriber(before, after, 'en'))) {
          expect([label, course?.name, ...fields.map((field) => field.label)]).not.toContain('');
        }
      }),
    );
  });
});
