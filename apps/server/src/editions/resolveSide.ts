import {
  readEditionRef,
  sideName,
  type ComparedSide,
  type CurriculumState,
  type EditionRef,
  type Language,
} from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { notFound } from '../http/refusal';
import { majorRows } from '../majors/majorRepository';
import { findEdition, type EditionRow } from './editionRepository';
import { editionMessages } from './messages';
import { readMajorState } from './readMajorState';
import { readState } from './stateRepository';

const { curriculumStates } = schema;

/** A side of a comparison before it is read. */
export interface FoundSide {
  side: ComparedSide;
  homeMajorId: number;
  /** The rows that are edited, or the state that is kept. */
  source: { majorId: number } | { stateId: number };
}

/** A side of a comparison with all of its curriculum. */
export interface ResolvedSide extends FoundSide {
  state: CurriculumState;
}

/** Reads the whole curriculum that a reference names; rights are asked by whoever knows the home major. */
export async function resolveSide(db: Queries, ref: EditionRef, language: Language): Promise<ResolvedSide> {
  const found = await findSide(db, ref, language);
  return { ...found, state: await readSide(db, found) };
}

/** Finds what a reference names; refuses where there is no such thing, or nothing of it is left. */
export async function findSide(db: Queries, ref: EditionRef, language: Language): Promise<FoundSide> {
  const { kind, id } = readEditionRef(ref);
  if (kind === 'current') return findCurrent(db, ref, id, language);
  if (kind === 'point') return keptSide(db, { ref, kind, name: '', entryYear: null }, id, language);
  const { edition } = (await findEdition(db, id)) ?? {};
  if (!edition) throw notFound(editionMessages.missing);
  const { name, entryYear } = edition;
  if (kind === 'edition') return findOfEdition(db, ref, edition, language);
  if (edition.baseStateId === null) throw notFound(editionMessages.noBase);
  return keptSide(db, { ref, kind, name, entryYear }, edition.baseStateId, language);
}

/** Reads the curriculum of a side. */
export async function readSide(db: Queries, { source, homeMajorId }: Pick<FoundSide, 'source' | 'homeMajorId'>): Promise<CurriculumState> {
  if ('majorId' in source) return readMajorState(db, { majorId: source.majorId, homeMajorId });
  const state = await readState(db, source.stateId);
  if (!state) throw notFound(editionMessages.stateGone);
  return state;
}

async function findCurrent(db: Queries, ref: EditionRef, majorId: number, language: Language): Promise<FoundSide> {
  const major = await majorRows.find(db, { id: majorId });
  // A draft is named by its edition.
  if (!major || major.editionId !== null) throw notFound(editionMessages.missing);
  const side = { ref, kind: 'current', name: '', entryYear: null, takenAt: null, majorId } as const;
  return { side: { ...side, name: sideName(side, language) }, homeMajorId: majorId, source: { majorId } };
}

/** A draft is what is edited in its major; one that was merged or published is the state that was kept then. */
async function findOfEdition(
  db: Queries,
  ref: EditionRef,
  { kind, status, name, entryYear, majorId, stateId, homeMajorId }: EditionRow,
  language: Language,
): Promise<FoundSide> {
  if (status === 'open' && majorId !== null) {
    return { side: { ref, kind, name, entryYear, takenAt: null, majorId }, homeMajorId, source: { majorId } };
  }
  if (stateId === null) throw notFound(editionMessages.stateGone);
  return keptSide(db, { ref, kind, name, entryYear }, stateId, language);
}

type NamedSide = Pick<ComparedSide, 'ref' | 'kind' | 'name' | 'entryYear'>;

async function keptSide(db: Queries, named: NamedSide, stateId: number, language: Language): Promise<FoundSide> {
  const [stored] = await db.select().from(curriculumStates).where(eq(curriculumStates.id, stateId));
  if (!stored) throw notFound(editionMessages.missing);
  const side = { ...named, takenAt: stored.takenAt.toISOString(), majorId: null };
  return { side: { ...side, name: sideName(side, language) }, homeMajorId: stored.homeMajorId, source: { stateId } };
}
