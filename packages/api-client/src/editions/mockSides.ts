import {
  editionRefusals,
  may,
  readEditionRef,
  replyCodes,
  sideName,
  type AuthoredEntity,
  type AuthoredEntry,
  type ComparedSide,
  type CurriculumState,
  type EditionRef,
  type Language,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState, StoredChange } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { found, refusals } from '../mock-api/refusals';
import { actorOf, chainOf } from '../mock-api/rights';
import { lineageOf } from './rows/lineage';
import { mockStateOf } from './rows/mockStateOf';

/** A side of a comparison with its curriculum. */
export interface MockSide {
  side: ComparedSide;
  homeMajorId: number;
  state: CurriculumState;
}

interface Reader {
  state: MockState;
  /** Nobody where a ticket replaced the sign-in, which was asked about when it was given. */
  user: SampleUser | undefined;
  language: Language;
}

/** Reads the sides of a comparison, over whose major the caller needs the right to read; all are of one major. */
export function readSides<Refs extends readonly EditionRef[]>(reader: Reader, refs: Refs): { [At in keyof Refs]: MockSide } {
  const sides = refs.map((ref) => readSide(reader, ref));
  if (new Set(sides.map(({ homeMajorId }) => homeMajorId)).size > 1)
    throw new MockRefusal(replyCodes.validation, editionRefusals.otherHome);
  return sides as { [At in keyof Refs]: MockSide };
}

function readSide({ state, user, language }: Reader, ref: EditionRef): MockSide {
  const { kind, id } = readEditionRef(ref);
  const edition = kind === 'edition' || kind === 'base' ? found(state.editions.find((one) => one.id === id)) : undefined;
  const stateId = kind === 'point' ? id : kind === 'base' ? edition?.baseStateId : edition?.majorId === null ? edition.stateId : null;
  const kept = stateId === null || stateId === undefined ? undefined : found(state.curriculumStates.get(stateId));
  const homeMajorId = edition?.homeMajorId ?? kept?.homeMajorId ?? id;
  if (user && !may(actorOf(user), 'read', chainOf(state, 'major', homeMajorId))) throw refusals.noRight();
  const majorId = kept ? null : (edition?.majorId ?? homeMajorId);
  const named = { ref, kind: kind === 'edition' ? edition!.kind : kind, name: edition?.name ?? '', entryYear: edition?.entryYear ?? null };
  const side = { ...named, takenAt: kept?.takenAt ?? null, majorId };
  return { side: { ...side, name: sideName(side, language) }, homeMajorId, state: mockStateOf(state, ref) };
}

/** The course units of a side by lineage, where they can be opened. */
export function unitsByLineage(state: MockState, { side: { majorId } }: MockSide): ReadonlyMap<number, number> {
  const units = state.courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing);
  return new Map(units.map(({ id }) => [lineageOf(state, id), id]));
}

const entities: Partial<Record<StoredChange['kind'], readonly AuthoredEntity[]>> = {
  major: ['major'],
  graduateRequires: ['graduateRequires'],
  course: ['courseUnit'],
  points: ['points'],
  goals: ['goal'],
  majorMatrix: ['majorMatrix'],
  courseMatrix: ['courseMatrix'],
  projectMatrix: ['projectMatrix', 'taskGoals'],
  report: ['report'],
};

/** Who changed what in the majors that two sides are edited in. The mock keeps one entry for all goals of a course. */
export function mockAuthors(state: MockState, sides: readonly MockSide[], language: Language): AuthoredEntry[] {
  return authorsInMajors(state, new Set(sides.flatMap(({ side }) => side.majorId ?? [])), language);
}

/** Who changed what in some majors, drafts among them. */
export function authorsInMajors(state: MockState, majorIds: ReadonlySet<number>, language: Language): AuthoredEntry[] {
  const courses = new Map(state.courseUnits.filter(({ majorId }) => majorIds.has(majorId)).map(({ id }) => [id, lineageOf(state, id)]));
  return state.history.flatMap(({ kind, recordId, userId, time }) => {
    const course = courses.get(recordId) ?? null;
    if (course === null && !majorIds.has(recordId)) return [];
    const userName = userId === null ? null : personName(state, userId, language);
    const goals = state.goals.filter(({ courseId }) => courseId === recordId).map(({ id }) => lineageOf(state, id));
    return (entities[kind] ?? []).flatMap((entity) =>
      (entity === 'goal' ? goals : [null]).map((goal) => ({ entity, course, goal, userId, userName, at: time })),
    );
  });
}
