import {
  changedMeanwhile,
  outlineCounts,
  importedOutlineFault,
  outlineFaultSentence,
  outlineRefusals,
  outlineSort,
  type Bilingual,
  type Outline,
  type OutlineInput,
  type OutlineRow,
} from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { holds, sortedPageOf } from '../mock-api/paging';
import { checkVersion, found } from '../mock-api/refusals';

type Texts = Omit<OutlineInput, 'id' | 'version'>;

export const outlineMocks = {
  listOutlines: ({ query, state, language }) =>
    sortedPageOf(
      state.outlines
        .filter(({ title, otherNames, category, translations }) =>
          holds(query.keyword, title, otherNames, category, translations?.en?.['title']?.text ?? ''),
        )
        .toSorted((left, right) => left.id - right.id)
        .map(toRow),
      query,
      outlineSort,
      language,
    ),

  getOutline: ({ query, state }) => found(state.outlines.find(({ id }) => id === query.id)),

  saveOutline({ body: { id, version, ...texts }, state }) {
    refuse(outlineFaultSentence(texts.chapters));
    if (id === 0) return saved(add(state, texts));
    const stored = found(state.outlines.find((outline) => outline.id === id));
    checkVersion(version, stored, changedMeanwhile.outline);
    Object.assign(stored, texts, { origin: stored.origin === 'own' ? 'own' : 'changed' });
    return saved(touch(state, stored));
  },

  switchOutline({ body: { id, isOff, version }, state }) {
    const stored = found(state.outlines.find((outline) => outline.id === id));
    checkVersion(version, stored, changedMeanwhile.outline);
    return saved(touch(state, Object.assign(stored, { isOff })));
  },

  deleteOutline({ body, state, user }) {
    const stored = found(state.outlines.find(({ id }) => id === body.id));
    if (stored.origin === 'shipped') throw new MockRefusal('30001', outlineRefusals.shipped);
    checkVersion(body.version, stored, changedMeanwhile.deletion);
    state.outlines = state.outlines.filter(({ id }) => id !== body.id);
    state.deletedRecords.push({
      kind: 'outline',
      id: stored.id,
      name: stored.title,
      time: state.now(),
      userId: user.id,
      putBack() {
        state.outlines.push(touch(state, stored));
      },
    });
    return true;
  },

  exportOutlines: ({ state }) => ({
    outlines: state.outlines.map(({ id: _id, version: _version, isOff: _isOff, origin: _origin, updateTime: _time, ...texts }) => texts),
  }),

  importOutlines({ body: { outlines }, state }) {
    const known: string[] = [];
    for (const texts of outlines) {
      refuse(importedOutlineFault(texts));
      if (state.outlines.some(({ title }) => title === texts.title)) known.push(texts.title);
      else add(state, texts);
    }
    return { added: outlines.length - known.length, known };
  },
} satisfies Partial<MockHandlers>;

function toRow({ introduction: _introduction, chapters, goals: _goals, ...row }: Outline): OutlineRow {
  return { ...row, ...outlineCounts(chapters) };
}

function add(state: MockState, texts: Texts): Outline {
  const outline: Outline = { ...texts, id: state.nextId(), origin: 'own', isOff: false, version: 1, updateTime: state.now() };
  state.outlines.push(outline);
  return outline;
}

function touch(state: MockState, outline: Outline): Outline {
  return Object.assign(outline, { version: (outline.version ?? 0) + 1, updateTime: state.now() });
}

function saved(record: Outline) {
  return { id: record.id, version: record.version ?? 1, record: { ...record } };
}

function refuse(sentence: Bilingual | undefined): void {
  if (sentence) throw new MockRefusal('30001', sentence, { field: 'chapters' });
}
