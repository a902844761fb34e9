import type { Acceptance, Language } from '@college/curriculum-model';
import { and, desc, eq, lt } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { inReadersLanguage } from '../../majors/presentMajor';

const { acceptedFindings, users } = schema;

export type AcceptanceRow = typeof acceptedFindings.$inferSelect;

/** Who reads: in which language, and where days begin. */
interface Reader {
  language: Language;
  dayOf: (moment: Date) => string;
}

/** The accepted findings of a major, the latest first; people who were deleted keep their names here. */
export async function listAcceptances(db: Queries, majorId: number, reader: Reader): Promise<Acceptance[]> {
  const rows = await selectAcceptances(db).where(eq(acceptedFindings.majorId, majorId)).orderBy(desc(acceptedFindings.id));
  return rows.map((row) => present(row, reader));
}

/** The acceptance of a finding about what it says. */
export async function findAcceptance(
  db: Queries,
  { majorId, finding, basis }: Pick<AcceptanceRow, 'majorId' | 'finding' | 'basis'>,
  reader: Reader,
): Promise<Acceptance | undefined> {
  const isIt = and(eq(acceptedFindings.majorId, majorId), eq(acceptedFindings.finding, finding), eq(acceptedFindings.basis, basis));
  const [row] = await selectAcceptances(db).where(isIt);
  return row && present(row, reader);
}

/** Keeps an acceptance in place of one whose last day is past; undefined where one stands that still counts. */
export async function putAcceptance(db: Queries, values: Omit<AcceptanceRow, 'id'>, today: string): Promise<AcceptanceRow | undefined> {
  const { reason, userId, acceptedAt, until } = values;
  const [row] = await db
    .insert(acceptedFindings)
    .values(values)
    .onConflictDoUpdate({
      target: [acceptedFindings.majorId, acceptedFindings.finding, acceptedFindings.basis],
      set: { reason, userId, acceptedAt, until },
      setWhere: lt(acceptedFindings.until, today),
    })
    .returning();
  return row;
}

/** Removes an acceptance of a major; undefined where it has none of that id. */
export async function removeAcceptance(db: Queries, { majorId, id }: { majorId: number; id: number }): Promise<AcceptanceRow | undefined> {
  const [row] = await db
    .delete(acceptedFindings)
    .where(and(eq(acceptedFindings.id, id), eq(acceptedFindings.majorId, majorId)))
    .returning();
  return row;
}

function selectAcceptances(db: Queries) {
  return db
    .select({ row: acceptedFindings, person: { userName: users.userName, translations: users.translations } })
    .from(acceptedFindings)
    .innerJoin(users, eq(users.id, acceptedFindings.userId))
    .$dynamic();
}

function present(
  { row, person }: { row: AcceptanceRow; person: Parameters<typeof inReadersLanguage<'userName'>>[0] },
  { language, dayOf }: Reader,
): Acceptance {
  const { majorId: _, acceptedAt, ...stored } = row;
  const times = { acceptedOn: dayOf(acceptedAt), acceptedAt: acceptedAt.toISOString() };
  return { ...stored, ...times, userName: inReadersLanguage(person, 'userName', language) };
}
