import { isSame } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../fakes/sampleReport';
import { toValues } from '../SyllabusEditor/reportValues';
import type { FieldName, SyllabusValues } from './fieldNames';
import {
  conflictNames,
  countUnsaved,
  isEnglishOlder,
  isSameSyllabus,
  openNames,
  openSyllabus,
  rebaseSyllabus,
  syllabusAfter,
  unsavedNames,
  type SyllabusAct,
  type SyllabusWork,
} from './syllabusWork';
import { restoredSyllabus, unsavedValues } from './unsavedValues';

const values = toValues(sampleReport());
const base = openSyllabus(values, ['attend']);

function after(...acts: SyllabusAct[]): SyllabusWork {
  return onto(base, ...acts);
}
function onto(work: SyllabusWork, ...acts: SyllabusAct[]): SyllabusWork {
  return acts.reduce((before, act) => syllabusAfter(before, act, base), work);
}
/** What the server keeps after a save of `sent`. */
const stored = (sent: SyllabusWork) => openSyllabus(sent.kept, base.older);
const edit = (name: FieldName): SyllabusAct => ({ type: 'fieldOpened', name });
const attend = (value: string): SyllabusAct => ({ type: 'fieldTyped', name: 'attend', value });
const keep: SyllabusAct = { type: 'fieldKept', name: 'attend' };
const cancel: SyllabusAct = { type: 'fieldCancelled', name: 'attend' };

describe('a field', () => {
  it.each<[string, SyllabusAct[], { kept: string; typed: string | undefined; unsaved: number }]>([
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
  ])('%s', (_title, events, expected) => {
    const work = after(...events);
    expect({ kept: work.kept.attend, typed: work.typed.attend, unsaved: countUnsaved({ base, work }) }).toEqual(expected);
    expect(isSameSyllabus(base, work)).toBe(expected.unsaved === 0);
  });

  it('leaves every other value the same object', () => {
    const { kept } = after(edit('attend'), attend('新'), keep);
    expect(kept.schedule).toBe(base.kept.schedule);
  });
});

describe('over what is stored now', () => {
  it('keeps what was typed and kept while the save was under way', () => {
    const sent = after(edit('attend'), attend('新'), keep);
    const now = onto(sent, edit('attend'), attend('更新'), keep, edit('others'));
    const work = rebaseSyllabus(sent, now, stored(sent));
    expect([work.kept.attend, openNames(work)]).toEqual(['更新', ['others']]);
    expect(unsavedNames({ base: stored(sent), work })).toEqual(['attend']);
  });

  it('takes over what somebody else changed alone, and names what both changed', () => {
    const mine = after(
      edit('attend'),
      attend('我的'),
      keep,
      edit('phone'),
      { type: 'fieldTyped', name: 'phone', value: '1' },
      { type: 'fieldKept', name: 'phone' },
    );
    const theirs = openSyllabus({ ...values, phone: '2', others: '对方的' });
    const work = rebaseSyllabus(base, mine, theirs);
    expect(work.kept).toMatchObject({ attend: '我的', phone: '1', others: '对方的' });
    expect(conflictNames(base, mine, theirs)).toEqual(['phone']);
    expect(unsavedNames({ base: theirs, work })).toEqual(['phone', 'attend']);
  });
});

describe('English older than its Chinese', () => {
  it.each<[string, SyllabusAct[], boolean]>([
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
  ])('%s', (_title, events, expected) => expect(isEnglishOlder({ base, work: after(...events) }, 'attend')).toBe(expected));

  it('is what a changed Chinese makes of it', () => {
    const work = after(edit('practice'), { type: 'fieldTyped', name: 'practice', value: '新' }, { type: 'fieldKept', name: 'practice' });
    expect(isEnglishOlder({ base, work }, 'practice')).toBe(true);
  });
});

const name = fc.constantFrom<'attend' | 'en:attend' | 'others'>('attend', 'en:attend', 'others');
const event: fc.Arbitrary<SyllabusAct> = fc.oneof(
  name.map((one): SyllabusAct => ({ type: 'fieldOpened', name: one })),
  fc.tuple(name, fc.string({ maxLength: 3 })).map(([one, value]): SyllabusAct => ({ type: 'fieldTyped', name: one, value })),
  name.map((one): SyllabusAct => ({ type: 'fieldKept', name: one })),
  name.map((one): SyllabusAct => ({ type: 'fieldCancelled', name: one })),
  fc.constant<SyllabusAct>({ type: 'englishConfirmed', name: 'attend' }),
);

describe('whatever is done', () => {
  it('never loses a kept value but to another kept one, and cancelling brings the last one back', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let work = base;
        const kept = new Map<FieldName, unknown>(Object.entries(values) as [FieldName, unknown][]);
        for (const one of events) {
          if (one.type === 'fieldKept' && work.typed[one.name] !== undefined) kept.set(one.name, work.typed[one.name]);
          work = onto(work, one);
          if (one.type === 'fieldCancelled') expect(work.typed[one.name]).toBeUndefined();
          for (const [field, value] of kept) expect(isSame(work.kept[field], value)).toBe(true);
        }
      }),
    );
  });

  it('comes back from a draft as it was, over the same server', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const work = after(...events);
        const back = restoredSyllabus(base, JSON.parse(JSON.stringify(unsavedValues({ base, work }))));
        expect(back.base).toEqual(base);
        expect(back.work.kept).toEqual(work.kept);
        expect(countUnsaved(back)).toBe(countUnsaved({ base, work }));
        for (const one of unsavedNames({ base, work })) {
          const { typed, kept } = work;
          if (typed[one] !== undefined && !isSame(typed[one], kept[one])) expect(back.work.typed[one]).toEqual(typed[one]);
        }
      }),
    );
  });

  it('a draft over a server that moved on keeps mine, and notices what both changed', () => {
    const draft = unsavedValues({ base, work: after(edit('attend'), attend('我的'), keep) });
    const moved = openSyllabus({ ...values, attend: '对方的', others: '对方的' } satisfies SyllabusValues);
    const back = restoredSyllabus(moved, draft);
    expect(back.base.kept).toMatchObject({ attend: values.attend, others: '对方的' });
    expect(back.work.kept).toMatchObject({ attend: '我的', others: '对方的' });
    expect(conflictNames(back.base, back.work, moved)).toEqual(['attend']);
  });
});
