import {
  changeTopics,
  comparedStates,
  countCompared,
  pageOfChanges,
  revisionFileName,
  sideFigures,
  textOf,
  withAuthors,
  type EditionComparison,
} from '@college/curriculum-model';
import { pdf, wordDocument } from '../mock-api/papers';
import type { MockHandlers } from '../mock-api/mockHandler';
import { found } from '../mock-api/refusals';
import type { MockState } from '../mock-api/mockState';
import { digestOf } from './rows/digestOf';
import { majorState } from './rows/majorState';
import { mockAuthors, readSides, unitsByLineage, type MockSide } from './mockSides';

/** A digest of an open draft and its base, whichever side each is. */
function seenOf({ editions }: MockState, ...sides: readonly MockSide[]): string | null {
  const [base, draft] = sides.toSorted((one, other) => (one.side.kind === 'base' ? -1 : Number(other.side.kind === 'base')));
  const edition = editions.find(
    ({ id, status }) => status === 'open' && base?.side.ref === `base:${id}` && draft?.side.ref === `edition:${id}`,
  );
  return edition && draft ? digestOf(edition.baseStateId, draft.state) : null;
}

/** What compares editions, by the same rules as the server. */
export const editionComparingMocks = {
  getEditionComparison({ query, ...reader }) {
    const { state, language } = reader;
    const sides = readSides(reader, [query.left, query.right] as const);
    const [left, right] = sides;
    const { changes, coverage, redline } = comparedStates(left.state, right.state, language);
    const courses = { left: unitsByLineage(state, left), right: unitsByLineage(state, right) };
    const { homeMajorId } = left;
    return {
      homeMajorId,
      homeMajorName: textOf(found(state.majors.find(({ id }) => id === homeMajorId)), 'name', language),
      left: left.side,
      right: right.side,
      seen: seenOf(state, left, right),
      ...countCompared(withAuthors(changes, mockAuthors(state, sides, language)), courses),
      coverage: coverage as EditionComparison['coverage'],
      redline: redline as EditionComparison['redline'],
    };
  },

  listEditionChanges({ query: { left, right, topics, gaps, ...wanted }, ...reader }) {
    const { state, language } = reader;
    const sides = readSides(reader, [left, right] as const);
    const { changes } = comparedStates(sides[0].state, sides[1].state, language);
    const asked = topics?.split(',');
    return pageOfChanges(withAuthors(changes, mockAuthors(state, sides, language)), {
      ...wanted,
      topics: asked && changeTopics.filter((topic) => asked.includes(topic)),
      gaps: gaps === 1,
    });
  },

  getEditionFigures({ query: { refs }, ...reader }) {
    const sides = readSides(reader, refs);
    return sides.map(({ side, state, homeMajorId }) => ({
      side,
      ...sideFigures(majorState(reader.state, homeMajorId), state, reader.language),
    }));
  },

  exportEditionComparison({ query: { left, right, editable = false, languages }, ...reader }) {
    const { state, language } = reader;
    const [{ homeMajorId }] = readSides(reader, [left, right] as const);
    const wanted = languages ?? language;
    const major = found(state.majors.find(({ id }) => id === homeMajorId));
    const name = revisionFileName(textOf(major, 'name', wanted === 'en' ? 'en' : 'zh'), wanted);
    return editable ? wordDocument(`${name}.docx`, [name]) : pdf(`${name}.pdf`);
  },
} satisfies Partial<MockHandlers>;
