import type { CurriculumState } from '@college/curriculum-model';
import { asc, inArray, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { intArray } from '../../db/intArray';
import { readMajorState } from '../readMajorState';
import type { FoundSide } from '../resolveSide';
import { readState } from '../stateRepository';
import type { OpenDraft } from './openDraft';

const { courseUnits, majors } = schema;

/** The three states that a merge brings together. */
export interface EditionSides {
  base: CurriculumState;
  draft: CurriculumState;
  current: CurriculumState;
}

/** Reads the three states of a draft. */
export async function readSides(db: Queries, { draftId, homeMajorId, baseStateId }: OpenDraft): Promise<EditionSides> {
  const base = await readState(db, baseStateId);
  if (!base) throw new Error(`editions: base ${baseStateId} of the draft major ${draftId} is not stored`);
  const draft = await readMajorState(db, { majorId: draftId, homeMajorId });
  return { base, draft, current: await readMajorState(db, { majorId: homeMajorId, homeMajorId }) };
}

/** Where the three states of a draft are: what it began with, the draft, and the current edition. */
export function sourcesOf({ draftId, homeMajorId, baseStateId }: OpenDraft): FoundSide['source'][] {
  return [{ stateId: baseStateId }, { majorId: draftId }, { majorId: homeMajorId }];
}

/** Holds majors and all of their courses until the transaction ends, in the order of every save; those in the trash too, which somebody may be restoring or removing. */
export async function holdMajors(db: Queries, majorIds: readonly number[]): Promise<void> {
  await db
    .select({ id: majors.id })
    .from(majors)
    .where(inArray(majors.id, [...majorIds]))
    .orderBy(asc(majors.id))
    .for('update');
  await db.execute(sql`
    select id from ${courseUnits} where major_id = any(${intArray(majorIds)}::int[]) order by id for update`);
}
