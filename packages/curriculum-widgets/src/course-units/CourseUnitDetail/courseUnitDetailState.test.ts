import { aCourseUnit, aNewCourseUnit, aPointKsaList, samplePointKsa } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { backPath } from './backPath';
import {
  courseUnitDetailReducer,
  isDirty,
  type CourseUnitDetailEvent,
  type CourseUnitDetailState,
  type CourseUnitEditing,
} from './courseUnitDetailState';
import { canSave, formProblems, toCourse } from './courseUnitForm';

const unit = { course: aCourseUnit({ version: 4 }), pointksa: samplePointKsa(1004) };
const loaded: CourseUnitDetailEvent = { type: 'loaded', unit };
const renamed: CourseUnitDetailEvent = { type: 'fieldsChanged', change: { name: '数据结构与算法' } };
const imported = { kind: 'pointksa' as const, fileName: '课点.xlsx', points: aPointKsaList(2) };

function after(...events: CourseUnitDetailEvent[]): CourseUnitEditing {
  const state = events.reduce<CourseUnitDetailState>(courseUnitDetailReducer, { phase: 'loading' });
  if (state.phase !== 'editing') throw new Error(`the unit is not open but ${state.phase}`);
  return state;
}

describe('courseUnitDetailReducer', () => {
  it.each<[string, CourseUnitDetailEvent[], boolean]>([
    ['a loaded unit is clean', [loaded], false],
    ['a change makes it dirty', [loaded, renamed], true],
    ['a change taken back makes it clean', [loaded, renamed, { type: 'fieldsChanged', change: { name: '数据结构' } }], false],
    ['an import makes it dirty', [loaded, { type: 'pointsImported', imported }], true],
    [
      'clearing the import brings the earlier state back: clean',
      [loaded, { type: 'pointsImported', imported }, { type: 'pointsCleared' }],
      false,
    ],
    [
      'clearing the import brings the earlier state back: dirty',
      [loaded, renamed, { type: 'pointsImported', imported }, { type: 'pointsCleared' }],
      true,
    ],
    [
      'a row added and taken out again leaves no trace',
      [loaded, projects({ type: 'rowAdded' }), projects({ type: 'rowRemoved', key: 'new-1' })],
      false,
    ],
    ['discarding makes it clean', [loaded, renamed, { type: 'draftDiscarded' }], false],
    ['a failed save keeps the change', [loaded, renamed, { type: 'saveStarted' }, { type: 'saveFailed', message: '繁忙' }], true],
    ['a save makes it clean', [loaded, renamed, { type: 'saveStarted' }, saved('数据结构与算法')], false],
    [
      'what is typed during a save stays unsaved',
      [loaded, renamed, { type: 'saveStarted' }, rename('图论'), saved('数据结构与算法')],
      true,
    ],
    [
      'a save that could not be read back is a save',
      [loaded, renamed, { type: 'saveStarted' }, { type: 'saved', version: 5, stored: null, at: 1 }],
      false,
    ],
  ])('%s', (_title, events, dirty) => {
    expect(isDirty(after(...events))).toBe(dirty);
  });

  function projects(event: Extract<CourseUnitDetailEvent, { type: 'projectsChanged' }>['event']): CourseUnitDetailEvent {
    return { type: 'projectsChanged', event };
  }
  function rename(name: string): CourseUnitDetailEvent {
    return { type: 'fieldsChanged', change: { name } };
  }
  function saved(name: string): CourseUnitDetailEvent {
    return { type: 'saved', stored: { ...unit, course: { ...unit.course, name, version: 5 } }, at: 1 };
  }

  it('is not disturbed by events before it is open', () => {
    expect(courseUnitDetailReducer({ phase: 'loading' }, renamed)).toEqual({ phase: 'loading' });
  });

  it('ends being new with the first save, and takes over the version', () => {
    const fresh: CourseUnitDetailEvent = { type: 'loaded', unit: { course: aNewCourseUnit(), pointksa: [] } };
    const state = after(fresh, rename('编译原理'), { type: 'saveStarted' }, { type: 'saved', version: 2, stored: null, at: 1 });
    expect(state.loaded).toMatchObject({ initing: false, version: 2, name: '编译原理' });
    expect(state.isStale).toBe(true);
  });

  it('keeps an import that was made while another was being saved', () => {
    const second = { ...imported, fileName: '第二份.xlsx' };
    const state = after(
      loaded,
      { type: 'pointsImported', imported },
      { type: 'saveStarted' },
      { type: 'pointsImported', imported: second },
      saved('数据结构'),
    );
    expect(state.points.imported).toBe(second);
  });

  it('saves a restored draft on the version it began from, so that the server can find the conflict', () => {
    const draft = { form: { ...after(loaded).form, name: '草稿' }, baseline: after(loaded).form, version: 3, imported: null, writtenAt: 7 };
    const state = after({ type: 'loaded', unit, draft });
    expect(state.restoredFrom).toBe(7);
    expect(toCourse(state.form, state.loaded)).toMatchObject({ name: '草稿', version: 3 });
    expect(after({ type: 'loaded', unit, draft }, { type: 'draftDiscarded' }).loaded.version).toBe(4);
  });

  it('says nothing of a draft that holds nothing new', () => {
    const { form } = after(loaded);
    expect(
      after({ type: 'loaded', unit, draft: { form, baseline: form, version: 4, imported: null, writtenAt: 7 } }).restoredFrom,
    ).toBeNull();
  });

  it('goes on from their version once a conflict is resolved', () => {
    const theirs = { ...unit.course, version: 9, position: '新的定位' };
    const { form } = after(loaded, renamed);
    const state = after(loaded, renamed, { type: 'saveStarted' }, { type: 'conflictFound', theirs }, { type: 'conflictResolved', form });
    expect(toCourse(state.form, state.loaded)).toMatchObject({ version: 9, name: '数据结构与算法' });
  });
});

describe('formProblems', () => {
  const { form } = after(loaded);
  it.each([
    [{ ...form, name: '   ' }, { emptyFields: ['name'] }],
    [{ ...form, theoryPeriod: Number.NaN }, { wrongHours: ['theoryPeriod'] }],
    [{ ...form, practicePeriod: -1 }, { wrongHours: ['practicePeriod'] }],
    [
      { ...form, projects: form.projects.map((row, index) => (index === 1 ? { ...row, name: ' ' } : row)) },
      { unnamedRows: [form.projects[1]!.key] },
    ],
  ])('forbids a save', (wrong, problems) => {
    expect(formProblems(wrong)).toMatchObject(problems);
    expect(canSave(formProblems(wrong))).toBe(false);
  });

  it('lets a unit with hours that do not add up be saved', () => {
    expect(canSave(formProblems({ ...form, theoryPeriod: 1 }))).toBe(true);
  });
});

it.each([
  [{ majorId: 1001, page: 2 }, '/major/index?majorId=1001&page=2'],
  [{ majorId: 1001 }, '/major/index?majorId=1001'],
  [{}, '/workbench'],
])('goes back from %o', (from, path) => {
  expect(backPath(from)).toBe(path);
});
