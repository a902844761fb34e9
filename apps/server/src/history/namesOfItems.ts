import { forgottenName, ksaCode, type Language, type NamedItem, type Translations } from '@college/curriculum-model';
import { eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';

const { courseMatrixEntries, courseUnits, departments, indicators, ksas, points, projects, taskGoals, teachingGoals } = schema;

/** Records which items are looked up by name; its return values do not matter. */
export function rememberNames() {
  const asked = new Map<string, NamedItem>();
  function nameOf(item: NamedItem): string {
    asked.set(keyOf(item), item);
    return keyOf(item);
  }
  return { nameOf, asked };
}

/** What items are called in the reader's language, those in the trash too; what has gone for good is called so. */
export async function loadNames(db: Queries, asked: Iterable<NamedItem>, language: Language): Promise<(item: NamedItem) => string> {
  const items = [...asked];
  const idsOf = (kind: NamedItem['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const names = new Map<string, string>();
  const put = (kind: NamedItem['kind'], id: number, name: string) => names.set(keyOf({ kind, id }), name);
  for (const [kind, table] of described) {
    for (const row of await rowsOf(db, table, idsOf(kind))) put(kind, row.id, shown(row, 'description', language));
  }
  for (const row of await rowsOf(db, courseUnits, idsOf('course'))) put('course', row.id, shown(row, 'name', language));
  for (const row of await rowsOf(db, projects, idsOf('project'))) put('project', row.id, shown(row, 'name', language));
  for (const row of await rowsOf(db, departments, idsOf('department'))) put('department', row.id, shown(row, 'name', language));
  for (const row of await rowsOf(db, points, idsOf('point'))) put('point', row.id, shown(row, 'title', language));
  for (const row of await rowsOf(db, ksas, idsOf('ksa'))) put('ksa', row.id, `${ksaCode(row)} ${shown(row, 'description', language)}`);
  for (const { entryId, point } of await placedPoints(db, idsOf('entry'))) put('entry', entryId, shown(point, 'title', language));
  return (item) => names.get(keyOf(item)) || forgottenName[language];
}

const described = [
  ['indicator', indicators],
  ['goal', teachingGoals],
  ['taskGoal', taskGoals],
] as const;

type Table =
  | typeof courseUnits
  | typeof indicators
  | typeof teachingGoals
  | typeof taskGoals
  | typeof projects
  | typeof departments
  | typeof points
  | typeof ksas;

async function rowsOf<Named extends Table>(db: Queries, table: Named, ids: readonly number[]): Promise<Named['$inferSelect'][]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(table as Table)
    .where(inArray(table.id, [...ids])) as unknown as Promise<Named['$inferSelect'][]>;
}

async function placedPoints(db: Queries, entryIds: readonly number[]) {
  if (entryIds.length === 0) return [];
  return db
    .select({ entryId: courseMatrixEntries.id, point: points })
    .from(courseMatrixEntries)
    .innerJoin(points, eq(points.id, courseMatrixEntries.pointId))
    .where(inArray(courseMatrixEntries.id, [...entryIds]));
}

function shown<Field extends string>(
  row: { translations: Translations } & Record<Field, string>,
  field: Field,
  language: Language,
): string {
  return inReadersLanguage(row, field, language);
}

function keyOf({ kind, id }: NamedItem): string {
  return `${kind} ${id}`;
}
