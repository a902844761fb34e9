import { isSame } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../fakes/sampleReport';
import { toValues } from '../SyllabusEditor/reportValues';
import type { FieldName, SyllabusValues } from './fieldNames';
import {
  countUnsaved,
  isEnglishOlder,
  keptValues,
  openNames,
  openSyllabus,
  storedValues,
  syllabusReducer,
  unsavedNames,
  type SyllabusEvent,
  type SyllabusState,
} from './syllabusState';
import { unsavedValues } from './unsavedValues';

const values = toValues(sampleReport());
const open = openSyllabus({ values, older: ['attend'] }, true);

function after(...events: SyllabusEvent[]): SyllabusState {
  return events.reduce(syllabusReducer, open);
}
const edit = (name: FieldName): SyllabusEvent => ({ type: 'fieldOpened', name });
const attend = (value: string): SyllabusEvent => ({ type: 'fieldTyped', name: 'attend', value });
const keep: SyllabusEvent = { type: 'fieldKept', name: 'attend' };
const cancel: SyllabusEvent = { type: 'fieldCancelled', name: 'attend' };

describe('a field', () => {
  it.each<[string, SyllabusEvent[], { kept: string; typed: string | undefined; unsaved: number }]>([
    ['is viewed', [], { kept: values.attend, typed: undefined, unsaved: 0 }],
    ['opens with what it holds', [edit('attend')], { kept: values.attend, typed: values.attend, unsaved: 0 }],
    ['takes what is typed', [edit('attend'), attend('新')], { kept: values.attend, typed: '新', unsaved: 1 }],
    ['opens once', [edit('attend'), attend('新'), edit('attend')], { kept: values.attend, typed: '新', unsaved: 1 }],
    ['ignores typing in view mode', [attend('新')], { kept: values.attend, typed: undefined, unsaved: 0 }],
    ['keeps what is typed', [edit('attend'), attend('新'), keep], { kept: '新', typed: undefined, unsaved: 1 }],
    ['keeps no hidden character', [edit('attend'), attend('新\u202e文\u0007'), keep], { kept: '新文', typed: undefined, unsaved: 1 }],
    ['gets its old text back', [edit('attend'), attend('新'), cancel], { kept: values.attend, typed: undefined, unsaved: 0 }],
    [
      'cancels back to what was kept',
      [edit('attend'), attend('新'), keep, edit('attend'), attend('错'), cancel],
      { kept: '新', typed: undefined, unsaved: 1 },
    ],
    [
      'is given up with everything',
      [edit('attend'), attend('新'), keep, { type: 'discarded' }],
      { kept: values.attend, typed: undefined, unsaved: 0 },
    ],
  ])('%s', (_title, events, expected) => {
    const state = after(...events);
    const { kept, typed } = state.fields.attend;
    expect({ kept, typed, unsaved: countUnsaved(state) }).toEqual(expected);
  });

  it('does not open for those who may not revise', () => {
    const state = [{ type: 'revisableChanged', isRevisable: false } as const, edit('attend')].reduce(syllabusReducer, open);
    expect(openNames(state)).toEqual([]);
  });

  it('is another object only when it changed itself', () => {
    const state = after(edit('attend'), attend('新'));
    expect(state.fields.attend).not.toBe(open.fields.attend);
    expect(state.fields.criterion).toBe(open.fields.criterion);
  });
});

describe('after a save', () => {
  it('keeps what was typed and kept while the save was under way', () => {
    const sent = after(edit('attend'), attend('新'), keep);
    const meanwhile = [edit('attend'), attend('更新'), keep].reduce(syllabusReducer, sent);
    const saved = syllabusReducer(meanwhile, { type: 'saved', values: keptValues(sent), confirmed: [] });
    expect(saved.fields.attend).toMatchObject({ stored: '新', kept: '更新' });
  });

  it('takes over what somebody else changed alone, and what was given up', () => {
    const mine = after(
      edit('attend'),
      attend('我的'),
      keep,
      edit('phone'),
      { type: 'fieldTyped', name: 'phone', value: '1' },
      { type: 'fieldKept', name: 'phone' },
    );
    const theirs = { ...values, attend: '对方的', phone: '2', others: '对方的' };
    const state = syllabusReducer(mine, { type: 'rebased', theirs: { values: theirs, older: [] }, givenUp: ['phone'] });
    expect(keptValues(state)).toMatchObject({ attend: '我的', phone: '2', others: '对方的' });
    expect(unsavedNames(state)).toEqual(['attend']);
  });
});

describe('English older than its Chinese', () => {
  it.each<[string, SyllabusEvent[], boolean]>([
    ['as stored', [], true],
    ['confirmed', [{ type: 'englishConfirmed', name: 'attend' }], false],
    [
      'written anew',
      [edit('en:attend'), { type: 'fieldTyped', name: 'en:attend', value: 'New' }, { type: 'fieldKept', name: 'en:attend' }],
      false,
    ],
    [
      'confirmed, and its Chinese changed once more',
      [{ type: 'englishConfirmed', name: 'attend' }, edit('attend'), attend('新'), keep],
      true,
    ],
  ])('%s', (_title, events, expected) => expect(isEnglishOlder(after(...events), 'attend')).toBe(expected));

  it('is what a changed Chinese makes of it, and stays so after the save', () => {
    const changed = [
      edit('practice'),
      { type: 'fieldTyped', name: 'practice', value: '新' } as const,
      { type: 'fieldKept', name: 'practice' } as const,
    ].reduce(syllabusReducer, open);
    expect(isEnglishOlder(changed, 'practice')).toBe(true);
    const saved = syllabusReducer(changed, { type: 'saved', values: keptValues(changed), confirmed: [] });
    expect(isEnglishOlder(saved, 'practice')).toBe(true);
    expect(countUnsaved(saved)).toBe(0);
  });
});

const name = fc.constantFrom<'attend' | 'en:attend' | 'others'>('attend', 'en:attend', 'others');
const event: fc.Arbitrary<SyllabusEvent> = fc.oneof(
  name.map((one): SyllabusEvent => ({ type: 'fieldOpened', name: one })),
  fc.tuple(name, fc.string({ maxLength: 3 })).map(([one, value]): SyllabusEvent => ({ type: 'fieldTyped', name: one, value })),
  name.map((one): SyllabusEvent => ({ type: 'fieldKept', name: one })),
  name.map((one): SyllabusEvent => ({ type: 'fieldCancelled', name: one })),
  fc.constant<SyllabusEvent>({ type: 'englishConfirmed', name: 'attend' }),
);

describe('whatever is done', () => {
  it('never loses a kept value but to another kept one, and cancelling brings the last one back', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = open;
        const kept = new Map<FieldName, unknown>(Object.entries(values) as [FieldName, unknown][]);
        for (const one of events) {
          if (one.type === 'fieldKept' && state.fields[one.name].typed !== undefined) kept.set(one.name, state.fields[one.name].typed);
          state = syllabusReducer(state, one);
          if (one.type === 'fieldCancelled') expect(state.fields[one.name].typed).toBeUndefined();
          for (const [field, value] of kept) expect(isSame(state.fields[field].kept, value)).toBe(true);
        }
        expect(storedValues(state)).toEqual(values);
      }),
    );
  });

  it('comes back from a draft as it was, over the same server', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const before = events.reduce(syllabusReducer, open);
        const back = syllabusReducer(open, { type: 'draftRestored', unsaved: JSON.parse(JSON.stringify(unsavedValues(before))) });
        expect(keptValues(back)).toEqual(keptValues(before));
        expect(countUnsaved(back)).toBe(countUnsaved(before));
        for (const one of unsavedNames(before)) {
          const { typed, kept } = before.fields[one];
          if (typed !== undefined && !isSame(typed, kept)) expect(back.fields[one].typed).toEqual(typed);
        }
      }),
    );
  });

  it('a draft over a server that moved on keeps mine, and notices what both changed', () => {
    const draft = unsavedValues(after(edit('attend'), attend('我的'), keep));
    const moved: SyllabusValues = { ...values, attend: '对方的', others: '对方的' };
    const back = syllabusReducer(openSyllabus({ values: moved, older: [] }, true), { type: 'draftRestored', unsaved: draft });
    expect(back.fields.attend).toMatchObject({ stored: values.attend, kept: '我的' });
    expect(back.fields.others).toMatchObject({ stored: '对方的', kept: '对方的' });
  });
});
