import { textKeyOf, type CourseText } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTextDrafts, writeTextDrafts } from './storedDrafts';
import { besideKey, countTexts, listedTexts, nextOpenKey, openView, viewAfter, type ListedWork, type TextView } from './textView';
import { asRead, draftsToSave, savePartsOf, textsAfter, textsRefused, textsSaved, withDrafts, type TextAct } from './textWork';

const base: Pick<CourseText, 'kind' | 'field' | 'place' | 'editable'> = { kind: 'point', field: 'title', place: [], editable: true };
const texts: CourseText[] = [
  { ...base, id: 1, zh: '图', en: 'Graphs' },
  { ...base, id: 2, zh: '树' },
  { ...base, id: 3, zh: '表', en: 'List', older: true },
  { ...base, id: 4, zh: '串', editable: false },
  { ...base, id: 4, field: 'description', zh: '描述', en: 'About' },
];
const key = (id: number, field = 'title') => textKeyOf({ kind: 'point', id, field });

const read = asRead(texts);

function after(...acts: (TextAct | Partial<TextView>)[]): ListedWork {
  return onto({ ...read, ...openView(read) }, ...acts);
}
function onto(start: ListedWork, ...acts: (TextAct | Partial<TextView>)[]): ListedWork {
  return acts.reduce<ListedWork>(
    (state, act) => ({ ...state, ...('type' in act ? textsAfter(state, act) : viewAfter(state, state, act)) }),
    start,
  );
}

describe('the texts of a course', () => {
  it('open at the first that is to be done', () => expect(after().currentKey).toBe(key(2)));

  it('are counted and listed with what is typed; the chosen one stays in sight', () => {
    expect(countTexts(after())).toEqual({ all: 5, missing: 2, older: 1 });
    const typed = after({ filter: 'missing' }, { type: 'typed', key: key(2), text: 'Trees' });
    expect(countTexts(typed)).toEqual({ all: 5, missing: 1, older: 1 });
    expect(listedTexts(typed).map(({ id }) => id)).toEqual([2, 4]);
    expect(listedTexts(onto(typed, { currentKey: key(4) })).map(({ id }) => id)).toEqual([4]);
    expect(listedTexts(after({ keyword: ' GRAPH ' })).map(({ id }) => id)).toEqual([1]);
  });

  it('lead to the next that is missing or older and may be changed, and around', () => {
    expect(nextOpenKey(after())).toBe(key(3));
    expect(nextOpenKey(after({ currentKey: key(3) }))).toBe(key(2));
    const done = after({ type: 'typed', key: key(2), text: 'Trees' }, { type: 'confirmed', key: key(3) });
    expect(nextOpenKey(done)).toBeNull();
    expect([besideKey(after(), 1), besideKey(after(), -1), besideKey(after({ currentKey: key(1) }), -1)]).toEqual([key(3), key(1), null]);
  });

  it('take back what is typed back, but keep what is confirmed', () => {
    const { drafts } = after({ type: 'typed', key: key(1), text: 'Graph' }, { type: 'typed', key: key(1), text: 'Graphs ' });
    expect(drafts.size).toBe(0);
    expect(after({ type: 'confirmed', key: key(3) }).drafts.get(key(3))).toBe('List');
    expect(after({ type: 'confirmed', key: key(1) }, { type: 'typed', key: key(4), text: 'x' }).drafts.size).toBe(0);
  });

  it('are saved but for what is too long, and keep what was typed on meanwhile', () => {
    const typed = after(
      { type: 'typed', key: key(1), text: 'x'.repeat(201) },
      { type: 'typed', key: key(2), text: ' Trees ' },
      { type: 'typed', key: key(4, 'description'), text: '' },
    );
    const saved = draftsToSave(typed);
    expect([...saved]).toEqual([
      [key(2), 'Trees'],
      [key(4, 'description'), ''],
    ]);
    const kept = textsSaved(onto(typed, { type: 'typed', key: key(2), text: 'Trees and more' }), saved);
    expect([...kept.drafts.keys()]).toEqual([key(1), key(2)]);
    expect(kept.texts.map(({ en }) => en)).toEqual(['Graphs', 'Trees', 'List', undefined, undefined]);
  });

  it('are sent record by record, in parts that the server takes, each text once', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), fc.integer({ min: 1, max: 3 }), (chosen, size) => {
        const drafts = new Map(texts.filter((_, index) => chosen[index]).map((text) => [textKeyOf(text), `English of ${text.zh}`]));
        const parts = savePartsOf(texts, drafts, size);
        expect(parts.every(({ list }) => list.length > 0 && list.length <= size)).toBe(true);
        const ids = parts.flatMap(({ list }) => list.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Map(parts.flatMap(({ saved }) => [...saved]))).toEqual(drafts);
      }),
    );
  });

  it('drop the unit of an earlier save where the next one is refused', () => {
    const unit = { course: { id: 1004, version: 6 } } as never;
    const stored = textsSaved(after(), new Map(), unit);
    expect([stored.unit, textsRefused(stored, new Map([[key(2), 'no']])).unit]).toEqual([unit, undefined]);
  });

  it('say why one was refused until it is changed', () => {
    const refused = textsRefused(after({ type: 'typed', key: key(2), text: 'Trees' }), new Map([[key(2), 'no']]));
    expect(refused.failures.get(key(2))).toBe('no');
    expect(textsAfter(refused, { type: 'typed', key: key(2), text: 'Tree' }).failures.size).toBe(0);
  });

  it('have their drafts back after a crash, but none of texts that are gone', () => {
    const drafts = new Map([
      [key(2), 'Trees'],
      [key(99), 'Gone'],
    ]);
    expect([...withDrafts(read, drafts).drafts]).toEqual([[key(2), 'Trees']]);
  });
});

describe('drafts on the device', () => {
  it('come back as they were written, and never from anything else', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string({ unit: 'binary' }))), fc.oneof(fc.string(), fc.json()), (entries, other) => {
        const drafts = new Map(entries);
        expect(readTextDrafts(writeTextDrafts(drafts))).toEqual(drafts);
        expect(readTextDrafts(other).size).toBe(0);
      }),
    );
    expect([...readTextDrafts('{"format":1,"drafts":[["a","b"],["c"],3]}')]).toEqual([['a', 'b']]);
  });
});
