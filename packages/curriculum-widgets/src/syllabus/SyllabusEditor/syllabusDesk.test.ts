import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { createDraftShelf } from '../../support/desk/drafts';
import { aCollege } from '../../support/fakes/aCollege';
import { saveElsewhere, storedInfo } from '../fakes/keepReport';
import { countUnsaved, isEnglishOlder, syllabusStoreOf, type TranslatedName } from '../field';
import { createDraftKeeper } from './draft/draftKeeper';
import { writeSyllabusDraft } from './draft/syllabusDraft';
import { createSyllabusDesk } from './syllabusDesk';

async function openReport({ storage = memoryStorage(), isRevisable = true } = {}) {
  const college = aCollege({ as: 'majorLeader' });
  const keeper = createDraftKeeper(createDraftShelf({ storage, key: 'draft', onWriteError: () => {} }));
  const ports = { source: college.syllabus, courseId: 1004, isRevisable, keeper, now: () => 5 };
  const desk = createSyllabusDesk(() => ports);
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  const store = syllabusStoreOf(desk, isRevisable);
  return {
    college,
    desk,
    state: store.getState,
    save: () => {
      const state = desk.getState();
      return state.phase === 'open' ? state.save.status : state.phase;
    },
    keep(name: TranslatedName, value: string) {
      store.act({ type: 'fieldOpened', name });
      store.act({ type: 'fieldTyped', name, value });
      store.act({ type: 'fieldKept', name });
    },
  };
}

describe('the desk of a syllabus', () => {
  it('opens no field for those who may not revise', async () => {
    const { keep, state } = await openReport({ isRevisable: false });
    keep('attend', '新');
    expect(countUnsaved(state())).toBe(0);
  });

  it('gives everything up', async () => {
    const { desk, keep, state } = await openReport();
    const { attend } = state().work.kept;
    keep('attend', '新');
    desk.discard();
    expect([state().work.kept.attend, countUnsaved(state())]).toEqual([attend, 0]);
  });

  it('keeps English in doubt after a save of its Chinese', async () => {
    const { desk, keep, state } = await openReport();
    keep('attend', '新');
    expect(await desk.save()).toBe(true);
    expect([isEnglishOlder(state(), 'attend'), countUnsaved(state())]).toEqual([true, 0]);
  });

  it('asks before anything is sent where a restored field was changed by somebody else', async () => {
    const storage = memoryStorage();
    const draft = { name: '', writtenAt: 7, kept: { attend: '我的' }, typed: {}, confirmed: [], base: { attend: '从前的' } };
    storage.setItem('draft', writeSyllabusDraft(draft));
    const { college, desk, save, state } = await openReport({ storage });
    const theirs = storedInfo(college).attend;
    expect(await desk.save()).toBe(false);
    expect(save()).toBe('conflict');
    expect(college.syllabus.saveReport).not.toHaveBeenCalled();
    expect(await desk.resolveConflict(['attend'])).toBe(true);
    expect([storedInfo(college).attend, state().work.kept.attend]).toEqual([theirs, theirs]);
    expect(storage.length).toBe(0);
  });

  it('takes new texts of the tables in, but no version that somebody else saved', async () => {
    const { college, desk, keep, state, save } = await openReport();
    keep('attend', '我的');
    await saveElsewhere(college, { others: '对方的' });
    desk.takeTables(await college.syllabus.loadReport(1004));
    expect(state().base.kept.others).not.toBe('对方的');
    expect(await desk.save()).toBe(true);
    expect([state().base.kept, save()]).toMatchObject([{ attend: '我的', others: '对方的' }, 'idle']);
  });
});
