import { newRequirementItem, requirementsHistoryReducer, startOfRequirements, toRequirements } from '@college/curriculum-model';
import type { GraduateRequire, MajorInfo, RequirementsAct, SaveGraduateRequiresRequest } from '@college/curriculum-model';
import { graduateRequires, majors } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { createDraftShelf } from '../../support/desk/drafts';
import { readMajorDraft, writeMajorDraft, type MajorDraft } from './draft/majorDraft';
import { createMajorDesk, takeStoredFacts } from './majorDesk';
import type { MajorDetailSource } from './MajorDetailSource';

const major: MajorInfo = { ...majors[0]!, edit: true, version: 1 };
const requires = graduateRequires[1001]!.slice(0, 2);
const [first] = toRequirements(requires);

/** A major that somebody else may store something of as well. */
async function openMajor({ storage = memoryStorage(), version = 1 } = {}) {
  let stored: { major: MajorInfo & { version: number }; requires: GraduateRequire[] } = { major: { ...major, version }, requires };
  const saveRequires = vi.fn(async (request: SaveGraduateRequiresRequest): Promise<GraduateRequire[]> => {
    if (request.version !== stored.major.version) throw Object.assign(new Error('已被他人修改'), { code: '30009' });
    const list = request.list.map((row, at) => ({ ...row, id: row.id > 0 ? row.id : 9001 + at }) as GraduateRequire);
    stored = { major: { ...stored.major, version: stored.major.version + 1 }, requires: list };
    return list;
  });
  const source = { loadMajorRecord: async () => stored.major, listGraduateRequires: async () => stored.requires, saveRequires };
  const shelf = createDraftShelf({ storage, key: 'draft', onWriteError: () => {} });
  const desk = createMajorDesk({ source: source as unknown as MajorDetailSource, majorId: major.id, shelf, now: () => 5 });
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  const open = () => {
    const state = desk.getState();
    if (state.phase !== 'open') throw new Error('the desk is not open');
    return state;
  };
  return {
    desk,
    open,
    storage,
    saveRequires,
    act: (...acts: RequirementsAct[]) => {
      for (const act of acts)
        desk.change((work) => ({ ...work, requirements: requirementsHistoryReducer(work.requirements, act) }), { isStep: false });
    },
    words: () => open().history.present.requirements.present.map(({ description }) => description),
    othersStore: (part: { major?: MajorInfo; requires?: GraduateRequire[] }) => {
      stored = { ...stored, ...part, major: { ...stored.major, ...part.major, version: stored.major.version + 1 } };
    },
  };
}
const rewrite = (text: string): RequirementsAct => ({ type: 'textChanged', key: first!.key, field: 'description', text });

describe('the desk of a major', () => {
  it('gives new items their ids when a save is over, keeps what was typed meanwhile, and leaves nothing to take back', async () => {
    const { desk, act, open, words } = await openMajor();
    act({ type: 'requirementAdded' }, { type: 'textChanged', key: 'new-1', field: 'description', text: '3 沟通' });
    const saving = desk.save();
    act(rewrite('1 后来'));
    expect(await saving).toBe(true);
    const { major: facts, requirements } = open().history.present;
    expect(requirements.present.map(({ id }) => id)).toEqual([1001, 1002, 9003]);
    expect(words()).toEqual(['1 后来', '2 问题分析', '3 沟通']);
    expect([facts.version, open().savedAt, requirements.past]).toEqual([2, 5, []]);
    expect(await desk.save()).toBe(true);
  });

  it('stays unsaved with its work when a save fails', async () => {
    const { desk, act, open, words, saveRequires } = await openMajor();
    act(rewrite('1 x'));
    saveRequires.mockRejectedValueOnce(new Error('网络断开'));
    expect(await desk.save()).toBe(false);
    expect(open().save).toMatchObject({ status: 'failed', message: '网络断开' });
    expect(words()[0]).toBe('1 x');
  });

  it('sends nothing that has mistakes', async () => {
    const { desk, act, open, saveRequires } = await openMajor();
    act(rewrite(''));
    expect(await desk.save()).toBe(false);
    expect(open().refusals).toBe(1);
    expect(saveRequires).not.toHaveBeenCalled();
  });

  it('goes over a newer version of the facts alone', async () => {
    const { desk, act, open, othersStore } = await openMajor();
    othersStore({ major: { ...major, name: '新名' } });
    act(rewrite('1 x'));
    expect(await desk.save()).toBe(true);
    expect(open().base.major).toMatchObject({ name: '新名', version: 3 });
  });

  it('goes on from their version with the choices of a conflict', async () => {
    const { desk, act, open, othersStore, words } = await openMajor();
    othersStore({ requires: requires.map((row) => ({ ...row, description: `${row.description}!` })) });
    act(rewrite('1 x'));
    expect(await desk.save()).toBe(false);
    desk.leaveConflict('未保存');
    expect([words()[0], open().base.major.version]).toEqual(['1 x', 1]);
    expect(await desk.save()).toBe(false);
    const { save } = open();
    if (save.status !== 'conflict') throw new Error('no conflict');
    const chosen = { ...save.theirs, requirements: startOfRequirements(toRequirements(requires)) };
    expect(await desk.resolve(chosen)).toBe(true);
    expect(open().base.major.version).toBe(3);
  });

  it.each([
    ['facts saved over the version of the page', 1, 2],
    ['facts saved over a newer one, which the page has not seen', 5, 1],
  ])('%s', async (_, overVersion, version) => {
    const { desk, open } = await openMajor();
    takeStoredFacts(desk, { ...major, name: '新名', version: overVersion + 1 }, overVersion);
    for (const { major: facts } of [open().base, open().stored, open().history.present])
      expect(facts).toMatchObject({ name: '新名', version });
  });
});

describe('a draft', () => {
  const draft: MajorDraft = { requirements: [first!], baseline: toRequirements(requires), version: 1, nextNumber: 4, writtenAt: 9 };

  it('comes back as it was written, and the page goes on from its version', async () => {
    expect(readMajorDraft(writeMajorDraft(draft))).toMatchObject(draft);
    const storage = memoryStorage();
    storage.setItem('draft', writeMajorDraft(draft));
    const { desk, open, words, act } = await openMajor({ storage, version: 3 });
    expect(open()).toMatchObject({ restoredFrom: 9, base: { major: { version: 1 } } });
    expect(words()).toEqual(['1 工程知识']);
    act({ type: 'requirementAdded' });
    expect(open().history.present.requirements.present.at(-1)?.key).toBe(newRequirementItem(4, '').key);
    desk.discard();
    expect(open()).toMatchObject({ restoredFrom: null, base: { major: { version: 3 } } });
    expect(words()).toEqual(['1 工程知识', '2 问题分析']);
    expect(storage.getItem('draft')).toBeNull();
  });

  it('is written for a page that goes, and gone when it is stored', async () => {
    const { desk, act, storage } = await openMajor();
    act(rewrite('1 x'));
    desk.leave();
    expect(readMajorDraft(storage.getItem('draft'))).toMatchObject({ version: 1, name: major.name, writtenAt: 5 });
    await desk.save();
    expect(storage.getItem('draft')).toBeNull();
  });

  it('that is none is not read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readMajorDraft(text)).toBeNull();
      }),
    );
    const broken = [
      { ...draft, requirements: [{}] },
      { ...draft, nextNumber: 'x' },
      { ...draft, format: 2 },
    ];
    for (const each of broken) expect(readMajorDraft(JSON.stringify({ format: 1, ...each }))).toBeNull();
    expect(readMajorDraft(null)).toBeNull();
  });
});
