import { withoutLoose } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';
import type { Services } from '../../http/services';
import { lineageOf } from '../branchRows';
import type { NamedPart } from '../packedParts';
import { canonicalPart, hashOf, packPart, partFormat, type PartContent } from '../partContent';
import { readCourseTexts } from '../readCourseRows';
import { coursesAtOnce, readMajorPart } from '../readMajorState';
import { storePacked } from '../stateRepository';
import type { AssembleJob, Assembled, KnownParts } from '../thread/editionJob';
import { editionThread, type Asking } from '../thread/editionThread';

interface LiveUnit extends Record<string, unknown> {
  id: number;
  lineage: number;
  revision: number;
  /** Of its part, where that is known at this revision. */
  hash: string | null;
}

/** Where parts are read, and what becomes of those that were made on the way. */
export interface PartReading {
  db: Queries;
  keep: (parts: readonly LivePart[]) => Promise<void>;
}

/** The part of a course at a revision. */
interface LivePart extends PartContent {
  courseId: number;
  revision: number;
  frame: string;
}

/** Reads outside of any transaction. What was read is answered also where it cannot be stored, such as on a full disk: the next one reads it again. */
export function readingOf({ database, log, now }: Pick<Services, 'database' | 'log' | 'now'>): PartReading {
  return {
    db: database.db,
    async keep(parts) {
      try {
        await database.transaction((tx) => keepParts(tx, parts, now()));
      } catch (error) {
        log.warn({ err: error }, 'the parts of a curriculum could not be kept');
      }
    },
  };
}

/** Reads within a transaction, which holds the majors that it reads. */
export function readingWithin(tx: Queries, now: Date): PartReading {
  return { db: tx, keep: (parts) => keepParts(tx, parts, now) };
}

/** Reads within a snapshot, which stores what it made and notes nothing: another one may have noted the same meanwhile. */
export function readingOfSnapshot(tx: Queries, now: Date): PartReading {
  return { db: tx, keep: (parts) => storePacked(tx, parts, now) };
}

/**
 * The parts of a major that is edited: of each course the one that is known at its revision; those of the others are made of their rows, and stored for the next who asks. The revision is read
 * before the rows: whoever saves in between counts it up.
 */
export async function readLiveParts(
  { db, keep }: PartReading,
  { majorId, homeMajorId }: { majorId: number; homeMajorId: number },
  asking: Asking,
): Promise<KnownParts & { named: NamedPart[]; frame: string }> {
  const { major: read, indicators } = await readMajorPart(db, majorId, homeMajorId);
  const { major } = withoutLoose({ major: read, courses: [] });
  const canonical = canonicalPart(major);
  const own = { hash: hashOf(canonical), format: partFormat, content: await packPart(canonical) };
  const frame = frameOf([...indicators.values()]);
  const units = await listUnits(db, majorId, frame);
  const outdated = units.filter(({ hash }) => hash === null).map(({ id }) => id);
  const parts = await assembled(db, outdated, { major, indicators: [...indicators] as [number, string][] }, asking);
  const made = new Map(parts.map((part) => [part.courseId, part]));
  const revisions = new Map(units.map(({ id, revision }) => [id, revision]));
  if (parts.length > 0) await keep(parts.map((part) => ({ ...part, revision: revisions.get(part.courseId) ?? 0, frame })));
  const named = units.map(({ id, lineage, hash }): NamedPart => ({ kind: 'course', lineage, hash: hash ?? made.get(id)!.hash }));
  return {
    hashes: [own.hash, ...named.map(({ hash }) => hash)],
    contents: [own, ...parts],
    named: [{ kind: 'major', lineage: homeMajorId, hash: own.hash }, ...named],
    frame,
  };
}

/** Makes parts of rows. While the thread makes those of some courses, the rows of the next ones are read; so many fit into its memory at a time. */
async function assembled(
  db: Queries,
  courseIds: readonly number[],
  of: Pick<AssembleJob, 'major' | 'indicators'>,
  asking: Asking,
): Promise<Assembled['parts']> {
  const parts: Assembled['parts'] = [];
  let making: Promise<Assembled> | undefined;
  for (let first = 0; first < courseIds.length; first += coursesAtOnce) {
    const ids = courseIds.slice(first, first + coursesAtOnce);
    const read = readCourseTexts(db, ids);
    const [texts, made] = await Promise.all([read, making]);
    parts.push(...(made?.parts ?? []));
    making = editionThread.assemble({ groups: [{ ids, texts }], ...of }, asking);
  }
  parts.push(...((await making)?.parts ?? []));
  return parts;
}

/** The indicator points of a major, whatever their order and texts: without its own a support or a goal is in no part. */
function frameOf(lineages: readonly string[]): string {
  return hashOf(lineages.toSorted().join());
}

async function listUnits(db: Queries, majorId: number, frame: string): Promise<LiveUnit[]> {
  const { rows } = await db.execute<LiveUnit>(sql`
    select u.id, ${lineageOf('u')} as lineage, u.revision, p.hash from course_units u
    left join curriculum_live_parts p on p.course_unit_id = u.id and p.revision = u.revision and p.frame = ${frame}
    where u.major_id = ${majorId} and u.deleted_at is null and not u.initing order by u.create_time, u.id`);
  return rows;
}

async function keepParts(tx: Queries, parts: readonly LivePart[], now: Date): Promise<void> {
  await storePacked(tx, parts, now);
  await noteLiveParts(
    tx,
    parts.map(({ courseId, revision, frame, hash }) => ({ courseId, revision, frame, hash })),
  );
}

/** Notes the parts of courses at their revisions. */
async function noteLiveParts(
  tx: Queries,
  rows: readonly { courseId: number; revision: number; frame: string; hash: string }[],
): Promise<void> {
  await tx.execute(sql`
    insert into curriculum_live_parts (course_unit_id, revision, frame, hash)
    select r."courseId", r.revision, r.frame, r.hash from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("courseId" int, revision int, frame text, hash text)
    join course_units u on u.id = r."courseId" order by r."courseId"
    on conflict (course_unit_id) do update set revision = excluded.revision, frame = excluded.frame, hash = excluded.hash`);
}

/** Notes the parts of a draft that was just made: they are those of its base. */
export async function noteBranchedParts(
  tx: Queries,
  { draftId, baseStateId, frame }: { draftId: number; baseStateId: number; frame: string },
): Promise<void> {
  await tx.execute(sql`
    insert into curriculum_live_parts (course_unit_id, revision, frame, hash)
    select u.id, u.revision, ${frame}, p.hash from course_units u
    join curriculum_state_parts p on p.state_id = ${baseStateId} and p.kind = 'course' and p.lineage_id = coalesce(u.lineage_id, u.id)
    where u.major_id = ${draftId}`);
}
