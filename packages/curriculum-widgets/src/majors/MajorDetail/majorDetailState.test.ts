import { toRequirements, type MajorInfo, type Requirements, type RequirementsAct } from '@college/curriculum-model';
import { graduateRequires, majors } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMajorDraft, writeMajorDraft, type MajorDraft } from './draft/majorDraft';
import { isMajorDirty, majorDetailReducer, type MajorDetailEvent, type MajorDetailState, type MajorOpen } from './majorDetailState';

const major: MajorInfo = { ...majors[0]!, edit: true };
const requires = graduateRequires[1001]!.slice(0, 2);
const [first] = toRequirements(requires) as [Requirements[number]];
const loaded: MajorDetailEvent = { type: 'loaded', major, requires, draft: null };
const acted = (act: RequirementsAct): MajorDetailEvent => ({ type: 'acted', act });
const rewrite = (text: string) => acted({ type: 'textChanged', key: first.key, field: 'description', text });

function after(...events: MajorDetailEvent[]): MajorOpen {
  const state = events.reduce<MajorDetailState>(majorDetailReducer, { phase: 'loading' });
  if (state.phase !== 'open') throw new Error(`The detail is ${state.phase}.`);
  return state;
}
const words = ({ history }: MajorOpen) => history.present.map(({ description }) => description);

describe('the detail of a major', () => {
  it('knows what a save would store', () => {
    expect(isMajorDirty(after(loaded))).toBe(false);
    expect(isMajorDirty(after(loaded, rewrite('1 x')))).toBe(true);
    expect(isMajorDirty(after(loaded, rewrite('1 x'), acted({ type: 'undone' })))).toBe(false);
    expect(isMajorDirty(after(loaded, rewrite('1 x'), { type: 'draftDiscarded' }))).toBe(false);
  });

  it('gives new items their ids when a save is over, and keeps what was typed meanwhile', () => {
    const state = after(
      loaded,
      acted({ type: 'requirementAdded' }),
      acted({ type: 'textChanged', key: 'new-1', field: 'description', text: '3 沟通' }),
      { type: 'saveStarted' },
      rewrite('1 后来'),
      { type: 'saved', stored: [...requires, { id: 9001, description: '3 沟通', children: [] }], sentAt: '2026-06-01T00:00:00Z', at: 5 },
    );
    expect(state.history.present.map(({ id }) => id)).toEqual([1001, 1002, 9001]);
    expect(words(state)).toEqual(['1 后来', '2 问题分析', '3 沟通']);
    expect(state).toMatchObject({ version: 2, save: { status: 'saved', at: 5 } });
    expect(isMajorDirty(state)).toBe(true);
    expect(state.history.past).toEqual([]);
  });

  it('stays unsaved with its work when a save fails', () => {
    const state = after(loaded, rewrite('1 x'), { type: 'saveStarted' }, { type: 'saveFailed', message: '网络断开' });
    expect(state.save).toEqual({ status: 'failed', message: '网络断开' });
    expect(words(state)[0]).toBe('1 x');
  });

  it('goes on from their version with the choices of a conflict', () => {
    const newer = { ...major, version: 7 };
    const theirs = requires.map((row) => ({ ...row, description: `${row.description}!` }));
    const conflict: MajorDetailEvent = { type: 'conflictFound', major: newer, theirs };
    const chosen = toRequirements(requires);
    const state = after(loaded, rewrite('1 x'), { type: 'saveStarted' }, conflict, { type: 'conflictResolved', requirements: chosen });
    expect(state).toMatchObject({ version: 7, save: { status: 'idle' } });
    expect(isMajorDirty(state)).toBe(true);
    const later = after(loaded, rewrite('1 x'), { type: 'saveStarted' }, conflict, { type: 'conflictLeft', message: 'm' });
    expect([words(later)[0], later.version]).toEqual(['1 x', 1]);
  });

  it.each([
    ['facts saved over the version of the page', 1, 2],
    ['facts saved over a newer one, which the page has not seen', 5, 1],
  ])('%s', (_, overVersion, version) => {
    const stored = { ...major, name: '新名', version: overVersion + 1 };
    expect(after(loaded, { type: 'factsSaved', major: stored, overVersion })).toMatchObject({ version, major: { name: '新名' } });
  });

  it('does nothing before it is loaded', () => {
    expect(majorDetailReducer({ phase: 'loading' }, rewrite('1 x'))).toEqual({ phase: 'loading' });
  });
});

describe('a draft', () => {
  const draft: MajorDraft = { requirements: [first], baseline: toRequirements(requires), version: 1, nextNumber: 4, writtenAt: 9 };

  it('comes back as it was written, and the page goes on from its version', () => {
    expect(readMajorDraft(writeMajorDraft(draft))).toMatchObject(draft);
    const state = after({ type: 'loaded', major: { ...major, version: 3 }, requires, draft });
    expect(state).toMatchObject({ version: 1, restoredFrom: 9 });
    expect(words(state)).toEqual(['1 工程知识']);
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
