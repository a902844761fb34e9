import type { CourseUnit } from '@college/curriculum-model';
import { aCourseUnit, aProject } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectRowsReducer, toProjectRows, visibleRows, type ProjectRowsEvent } from '../../ProjectTable/projectRows';
import { isSameForm, toCourse, toForm, type CourseUnitForm } from '../courseUnitForm';
import { CONFLICT_CODE, currentOfConflict, isConflict } from '../../../support/saving/conflict';
import { mergeForms, suggestedChoices } from './mergeConflict';
import { rebaseForm, storedForm } from './rebase';

const unit = aCourseUnit();
const base = toForm(unit);

function edited(form: CourseUnitForm, ...events: ProjectRowsEvent[]): CourseUnitForm {
  return { ...form, projects: events.reduce(projectRowsReducer, [...form.projects]) };
}
const names = (form: CourseUnitForm) => visibleRows(form.projects).map((row) => row.name);

describe('mergeConflict', () => {
  it.each([
    ['only I changed it', { ...base, name: '甲' }, base, { name: 'mine' }],
    ['only they changed it', base, { ...base, name: '乙' }, { name: 'theirs' }],
    ['both changed it', { ...base, name: '甲' }, { ...base, name: '乙' }, { name: 'mine' }],
    ['both changed it alike', { ...base, name: '甲' }, { ...base, name: '甲' }, {}],
    ['they changed the chapters', base, edited(base, { type: 'rowMoved', key: base.projects[0]!.key, toIndex: 3 }), { projects: 'theirs' }],
  ])('suggests a side where %s', (_title, mine, theirs, choices) => {
    expect(suggestedChoices({ base, mine, theirs })).toEqual(choices);
  });

  it('sends exactly my chapters when I keep mine: theirs are taken out, what they deleted is made anew', () => {
    const theirUnit: CourseUnit = {
      ...unit,
      courseMatrixVOS: [...unit.courseMatrixVOS.slice(1), aProject({ id: 1999, name: '他人新增' })],
    };
    const mine = edited(base, { type: 'rowAdded' }, { type: 'rowChanged', key: 'new-1', change: { name: '我的新增' } });
    const merged = mergeForms({ base, mine, theirs: toForm(theirUnit) }, { projects: 'mine' });
    const sent = toProjectRows(merged.projects, unit.id);
    expect(names(merged)).toEqual([...unit.courseMatrixVOS.map((row) => row.name), '我的新增']);
    expect(sent[0]).toMatchObject({ id: 0, name: unit.courseMatrixVOS[0]!.name });
    expect(sent.at(-1)).toMatchObject({ id: 1999, courseUnitId: -1 });
  });

  it('keeps every field of the chosen side, whatever the choices', () => {
    const side = fc.constantFrom('mine' as const, 'theirs' as const);
    const mine = { ...base, name: '甲', introduction: '甲', theoryPeriod: 1 };
    const theirs = { ...base, name: '乙', introduction: '乙', theoryPeriod: 2 };
    fc.assert(
      fc.property(fc.record({ name: side, introduction: side, theoryPeriod: side }), (choices) => {
        const merged = mergeForms({ base, mine, theirs }, choices);
        const pick = { mine, theirs };
        expect(merged.name).toBe(pick[choices.name].name);
        expect(merged.introduction).toBe(pick[choices.introduction].introduction);
        expect(merged.theoryPeriod).toBe(pick[choices.theoryPeriod].theoryPeriod);
      }),
    );
  });
});

describe('rebase', () => {
  function stored(form: CourseUnitForm): CourseUnit {
    let id = 5000;
    const rows = toProjectRows(form.projects, unit.id)
      .filter((row) => row.courseUnitId !== -1)
      .map((row) => (row.id > 0 ? row : { ...row, id: ++id }));
    return { ...unit, name: form.name.trim(), criterion: form.criterion.trim(), courseMatrixVOS: rows };
  }

  /** The form after `sent` was saved and the unit was read back; `form` was on the screen by then. */
  function saved(sent: CourseUnitForm, form: CourseUnitForm) {
    const asSent = storedForm(sent, toCourse(sent, unit));
    const baseline = toForm(stored(sent));
    return { baseline, form: rebaseForm(asSent, rebaseForm(sent, form, asSent), baseline) };
  }

  it('leaves nothing unsaved when nothing was typed meanwhile', () => {
    const sent = {
      ...edited(base, { type: 'rowAdded' }, { type: 'rowChanged', key: 'new-1', change: { name: ' 综合实验 ' } }),
      criterion: ' x ',
    };
    const { baseline, form } = saved(sent, sent);
    expect(form.criterion).toBe('x');
    expect(form.projects.at(-1)).toMatchObject({ id: 5001, key: 'new-1', name: '综合实验' });
    expect(isSameForm(form, baseline)).toBe(true);
  });

  it('keeps what was typed while the save was under way', () => {
    const sent = { ...base, name: '甲' };
    const { baseline, form } = saved(sent, { ...sent, name: '甲乙' });
    expect(form.name).toBe('甲乙');
    expect(isSameForm(form, baseline)).toBe(false);
  });

  it('takes out a new row that was deleted while its save was under way', () => {
    const sent = edited(base, { type: 'rowAdded' }, { type: 'rowChanged', key: 'new-1', change: { name: '综合实验' } });
    const { form } = saved(sent, edited(sent, { type: 'rowRemoved', key: 'new-1' }));
    expect(toProjectRows(form.projects, unit.id).at(-1)).toMatchObject({ id: 5001, courseUnitId: -1 });
  });

  it('never gives a row two ids and never sends a saved row as new, whatever is done before and during a save', () => {
    const key = fc.constantFrom(...base.projects.map((row) => row.key), 'new-1', 'new-2');
    const event: fc.Arbitrary<ProjectRowsEvent> = fc.oneof(
      fc.constant<ProjectRowsEvent>({ type: 'rowAdded' }),
      fc.record({ type: fc.constant('rowRemoved' as const), key }),
      fc.record({ type: fc.constant('rowMoved' as const), key, toIndex: fc.nat(8) }),
      fc.record({ type: fc.constant('rowChanged' as const), key, change: fc.record({ name: fc.constantFrom('甲', '乙') }) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), fc.array(event, { maxLength: 6 }), (before, during) => {
        const sent = edited(base, ...before);
        const server = stored(sent);
        const { form } = saved(sent, edited(sent, ...during));
        const next = toProjectRows(form.projects, unit.id);
        const ids = next.map((row) => row.id).filter((id) => id > 0);
        expect(new Set(ids).size).toBe(ids.length);
        for (const row of server.courseMatrixVOS) expect(ids).toContain(row.id);
      }),
    );
  });
});

describe('conflict', () => {
  it.each([
    [{ code: CONFLICT_CODE, current: unit }, unit],
    [{ code: 30009, data: unit }, unit],
    [{ code: '30009', data: { course: unit, pointksa: [] } }, unit],
    [{ code: '30009', data: { current: unit } }, unit],
    [{ code: '30009' }, null],
  ])('is read by shape', (error, current) => {
    expect(isConflict(error)).toBe(true);
    expect(currentOfConflict(error)).toEqual(current);
  });

  it.each([[new Error('30009')], [{ code: '30001' }], [null], ['30009']])('is not found in %o', (error) => {
    expect(isConflict(error)).toBe(false);
  });
});
