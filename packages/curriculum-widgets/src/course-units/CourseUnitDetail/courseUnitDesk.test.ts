import { currentOf, manageOf } from '@college/curriculum-model';
import { aCourseUnit, aNewCourseUnit, aPointKsaList, sampleUser } from '@college/curriculum-model/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createDraftShelf } from '../../support/desk/drafts';
import { aCollege } from '../../support/fakes/aCollege';
import { dataStructures, keepUnit, storedUnit } from '../fakes/keepUnit';
import { memoryStorage } from '../fakes/memoryStorage';
import { backPath } from './backPath';
import { createCourseUnitDesk } from './courseUnitDesk';
import { canSave, formProblems, toForm } from './courseUnitForm';
import { countWorkChanges, type CourseUnitAct } from './courseUnitWork';
import { writeDraft } from './draft/courseUnitDraft';

const user = sampleUser('majorLeader');
const actor = { manage: manageOf(user), current: currentOf(user, 1001, '80101') };
const course = aCourseUnit({ version: 4 });
const imported = { kind: 'pointksa' as const, fileName: '课点.xlsx', points: aPointKsaList(2) };
const rename = (name: string): CourseUnitAct => ({ type: 'fieldsChanged', change: { name } });
const renamed = rename('数据结构与算法');

/** A unit that somebody else may save as well. */
async function openUnit({ storage = memoryStorage(), unit = course } = {}) {
  const college = aCollege({ as: 'majorLeader', prepare: keepUnit({ ...dataStructures, course: unit }) });
  const { courseUnits: source } = college;
  const shelf = createDraftShelf({ storage, key: 'draft', onWriteError: () => {} });
  const ports = { source, courseUnitId: unit.id, actor, shelf, now: () => 5, onSaveStart: () => {} };
  const desk = createCourseUnitDesk(() => ports);
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  const open = () => {
    const state = desk.getState();
    if (state.phase !== 'open') throw new Error('the unit is not open');
    return state;
  };
  return {
    college,
    desk,
    open,
    source,
    storage,
    work: () => open().history.present,
    isDirty: () => countWorkChanges(open().history.present, open().base) > 0,
    othersSave: async (change: Partial<typeof course>) => {
      const { courseUnits: theirs } = college.as('departmentManager');
      const { course: stored } = await theirs.loadCourseUnit(unit.id);
      await theirs.saveCourseUnit({ ...actor, course: { ...stored, ...change } });
    },
  };
}

describe('the desk of a course unit', () => {
  it.each<[string, CourseUnitAct[], boolean]>([
    ['is clean when loaded', [], false],
    ['is dirty by a change', [renamed], true],
    ['is clean by a change taken back', [renamed, rename('数据结构')], false],
    ['is dirty by an import', [{ type: 'pointsImported', imported }], true],
    ['is as before when the import is cleared: clean', [{ type: 'pointsImported', imported }, { type: 'pointsCleared' }], false],
    ['is as before when the import is cleared: dirty', [renamed, { type: 'pointsImported', imported }, { type: 'pointsCleared' }], true],
    [
      'keeps no trace of a row added and taken out again',
      [
        { type: 'projectsChanged', event: { type: 'rowAdded' } },
        { type: 'projectsChanged', event: { type: 'rowRemoved', key: 'new-1' } },
      ],
      false,
    ],
  ])('%s', async (_title, acts, dirty) => {
    const { desk, isDirty } = await openUnit();
    for (const act of acts) desk.act(act);
    expect(isDirty()).toBe(dirty);
    desk.discard();
    expect(isDirty()).toBe(false);
  });

  it('keeps the change when a save fails', async () => {
    const { college, desk, isDirty, open } = await openUnit();
    college.failures.saveCourseUnit = { code: '50000', message: '繁忙' };
    desk.act(renamed);
    expect(await desk.save()).toBe(false);
    expect([isDirty(), open().save]).toEqual([true, expect.objectContaining({ status: 'failed', message: '繁忙' })]);
  });

  it('is clean by a save, and keeps what is typed during it unsaved', async () => {
    const { desk, isDirty, work } = await openUnit();
    desk.act(renamed);
    const saving = desk.save();
    desk.act(rename('图论'));
    expect(await saving).toBe(true);
    expect([isDirty(), work().form.name]).toEqual([true, '图论']);
    await desk.save();
    expect(isDirty()).toBe(false);
  });

  it('goes on from the record that a save answers', async () => {
    const { desk, isDirty, open, source, work } = await openUnit({ unit: aNewCourseUnit() });
    source.loadCourseUnit.mockClear();
    desk.act(rename('编译原理'));
    await desk.save();
    desk.act(rename('编译技术'));
    await desk.save();
    expect(work().unit.course).toMatchObject({ initing: false, version: 3, name: '编译技术' });
    expect([open().isStale, isDirty(), open().savedAt]).toEqual([false, false, 5]);
    expect(source.loadCourseUnit).not.toHaveBeenCalled();
  });

  it('ends being new with the first save, takes over the version, and is read before it is saved again where no record is answered', async () => {
    const { desk, isDirty, open, source, work } = await openUnit({ unit: aNewCourseUnit() });
    const save = source.saveCourseUnit.getMockImplementation()!;
    source.saveCourseUnit.mockImplementation(async (request) => ({ ...(await save(request)), record: undefined }));
    desk.act(rename('编译原理'));
    await desk.save();
    expect(work().unit.course).toMatchObject({ initing: false, version: 2, name: '编译原理' });
    expect([open().isStale, isDirty(), open().savedAt]).toEqual([true, false, 5]);
    await desk.refresh();
    expect([open().isStale, isDirty()]).toEqual([false, false]);
  });

  it('takes in how a server stored a text without asking', async () => {
    const { college, desk, open, work, isDirty } = await openUnit();
    desk.act({ type: 'fieldsChanged', change: { criterion: ' x ' } });
    await desk.save();
    storedUnit(college)!.criterion = 'x';
    expect(await desk.refresh()).toBe(true);
    expect([work().form.criterion, isDirty(), open().save]).toEqual(['x', false, { status: 'idle' }]);
  });

  it('keeps an import that was made while another was being saved', async () => {
    const second = { ...imported, fileName: '第二份.xlsx' };
    const { desk, work } = await openUnit();
    desk.act({ type: 'pointsImported', imported });
    const saving = desk.save();
    desk.act({ type: 'pointsImported', imported: second });
    await saving;
    expect(work().imported).toBe(second);
  });

  it('saves a restored draft on the version it began from, so that the server can find the conflict', async () => {
    const storage = memoryStorage();
    const baseline = { ...toForm(course), position: '旧的定位' };
    storage.setItem('draft', writeDraft({ form: { ...baseline, name: '草稿' }, baseline, version: 3, imported: null, writtenAt: 7 }));
    const { desk, open, work } = await openUnit({ storage });
    expect([open().restoredFrom, work().form.name, open().base.unit.course.version]).toEqual([7, '草稿', 3]);
    expect(await desk.save()).toBe(false);
    expect(open().save.status).toBe('conflict');
    desk.leaveConflict('未保存');
    desk.discard();
    expect([open().base.unit.course.version, work().form.name]).toEqual([4, '数据结构']);
    expect(storage.length).toBe(0);
  });

  it('says nothing of a draft that holds nothing new', async () => {
    const storage = memoryStorage();
    const form = toForm(course);
    storage.setItem('draft', writeDraft({ form, baseline: form, version: 4, imported: null, writtenAt: 7 }));
    const { open } = await openUnit({ storage });
    expect(open().restoredFrom).toBeNull();
  });

  it('goes on from their version once a conflict is resolved', async () => {
    const { college, desk, open, othersSave } = await openUnit();
    desk.act(renamed);
    await othersSave({ position: '新的定位' });
    expect(await desk.save()).toBe(false);
    const { save, history } = open();
    if (save.status !== 'conflict') throw new Error('no conflict');
    expect(await desk.resolve({ ...save.theirs, form: { ...save.theirs.form, name: history.present.form.name } })).toBe(true);
    expect(storedUnit(college)).toMatchObject({ version: 6, name: '数据结构与算法', position: '新的定位' });
  });

  it.each([
    ['takes over the version of points stored elsewhere', {}, true],
    ['meets the conflict where somebody changed the fields as well', { position: '新的定位' }, false],
  ])('%s', async (_title, change, isSaved) => {
    const { desk, othersSave, source, work } = await openUnit();
    desk.act(renamed);
    await othersSave(change);
    const pointksa = aPointKsaList(1);
    desk.takeStoredPoints({ ...(await source.loadCourseUnit(1004)), pointksa });
    expect([work().unit.pointksa, work().form.name]).toEqual([pointksa, '数据结构与算法']);
    expect(await desk.save()).toBe(isSaved);
  });

  it('ignores an older unit than it has', async () => {
    const { desk, othersSave, source, work } = await openUnit();
    const older = { ...(await source.loadCourseUnit(1004)), pointksa: aPointKsaList(2) };
    await othersSave({});
    const newer = { ...(await source.loadCourseUnit(1004)), pointksa: aPointKsaList(1) };
    desk.takeStoredPoints(newer);
    desk.takeStoredPoints(older);
    expect([work().unit.pointksa, work().unit.course.version]).toEqual([newer.pointksa, newer.course.version]);
  });
});

describe('formProblems', () => {
  const form = toForm(aCourseUnit());
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
