import type { StatePart } from '@college/curriculum-model';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { invalid, notFound } from '../../http/refusal';
import { editionRows, type EditionRow } from '../editionRepository';
import { editionMessages } from '../messages';
import { unpackPart } from '../partContent';

const { colleges, curriculumParts, curriculumStateParts, departments, editions, majors } = schema;

/** An edition that was published, withdrawn or not, with the state that was published. */
export type PublishedRow = EditionRow & { stateId: number; entryYear: number };

/** Finds a published edition; says so where there is none, or where it is a draft. */
export async function findPublished(db: Queries, id: number): Promise<PublishedRow> {
  return asPublished(await editionRows.find(db, { id }));
}

/** The same, held until the transaction ends. */
export async function lockPublished(db: Queries, id: number): Promise<PublishedRow> {
  return asPublished(await editionRows.lock(db, { id }));
}

function asPublished(edition: EditionRow | undefined): PublishedRow {
  if (!edition) throw notFound(editionMessages.missing);
  const { kind, stateId, entryYear } = edition;
  if (kind !== 'published') throw invalid(editionMessages.notPublished);
  if (stateId === null || entryYear === null) throw notFound(editionMessages.stateGone);
  return { ...edition, stateId, entryYear };
}

/** The editions of a major that stand, the latest first. */
export async function listStanding(db: Queries, homeMajorId: number): Promise<EditionRow[]> {
  return db
    .select()
    .from(editions)
    .where(and(eq(editions.homeMajorId, homeMajorId), eq(editions.status, 'published'), isNull(editions.deletedAt)))
    .orderBy(desc(editions.id));
}

/** The published editions of a major in which a course stands, withdrawn ones too, the latest first. */
export async function listWithCourse(db: Queries, homeMajorId: number, lineage: number): Promise<EditionRow[]> {
  const rows = await db
    .select({ edition: editions })
    .from(editions)
    .innerJoin(curriculumStateParts, eq(curriculumStateParts.stateId, editions.stateId))
    .where(
      and(
        eq(editions.homeMajorId, homeMajorId),
        eq(editions.kind, 'published'),
        isNull(editions.deletedAt),
        eq(curriculumStateParts.kind, 'course'),
        eq(curriculumStateParts.lineageId, lineage),
      ),
    )
    .orderBy(desc(editions.id));
  return rows.map(({ edition }) => edition);
}

/** The part of the major of a state, and that of one course where it is asked for and is there. */
export async function readMajorAndCourse(
  db: Queries,
  stateId: number,
  lineage?: number,
): Promise<{ major: StatePart; course?: StatePart }> {
  const { kind, lineageId } = curriculumStateParts;
  const wanted = or(eq(kind, 'major'), lineage === undefined ? undefined : and(eq(kind, 'course'), eq(lineageId, lineage)));
  const rows = await db
    .select({ hash: curriculumParts.hash, format: curriculumParts.format, content: curriculumParts.content })
    .from(curriculumStateParts)
    .innerJoin(curriculumParts, eq(curriculumParts.hash, curriculumStateParts.hash))
    .where(and(eq(curriculumStateParts.stateId, stateId), wanted));
  const parts = await Promise.all(rows.map(async (row) => (await unpackPart(row)).part));
  const major = parts.find((part) => part.kind === 'major');
  if (!major) throw notFound(editionMessages.stateGone);
  const course = parts.find((part) => part.kind === 'course');
  return course ? { major, course } : { major };
}

/** The college of a major as it is called now. */
export async function collegeOfMajor(db: Queries, majorId: number) {
  const [college] = await db
    .select({ name: colleges.name, translations: colleges.translations })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .innerJoin(colleges, eq(colleges.id, departments.collegeId))
    .where(eq(majors.id, majorId));
  return { zh: college?.name ?? '', en: college?.translations.en?.name?.text ?? '' };
}

/** What editions are called, by their ids. */
export async function namesOfEditions(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: editions.id, name: editions.name })
    .from(editions)
    .where(inArray(editions.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
