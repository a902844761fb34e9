import { securitySort, type Language, type SortBy } from '@college/curriculum-model';
import { and, count, desc, eq, inArray, max, or, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Caller } from '../rights/caller';
import { actors, isListed, people, selectEvents, type SecurityFilter, type SecurityRow } from './listEvents';
import { presentEvent } from './presentEvent';

const { securityEvents: events } = schema;

/** A column in which many entries have the same words. */
type WordColumn = Exclude<(typeof securitySort.columns)[number], 'time'>;

/** What is stored of each. */
const stored = {
  kind: ['kind'],
  outcome: ['outcome'],
  actor: ['actorId'],
  person: ['personId'],
  detail: ['what', 'record'],
  address: ['address'],
  device: ['device'],
} satisfies Record<WordColumn, (keyof SecurityRow['event'])[]>;

interface Page {
  limit: number;
  skip: number;
  sort: SortBy<WordColumn>;
  language: Language;
}

/**
 * One page of entries in the order of the words of a column, equal ones latest first. No database here knows the order of words, and the log is too long to be
 * read whole: what occurs in the column is put in order, and only the entries on the page are read.
 */
export async function listByColumn(db: Queries, caller: Caller, filter: SecurityFilter, page: Page): Promise<SecurityRow[]> {
  const { limit, skip, sort, language } = page;
  const fields = stored[sort.replace(/^-/, '') as WordColumn];
  const isMeant = isListed(caller, filter);
  const groups = await listGroups(db, fields, isMeant);
  const shown: (SQL | undefined)[] = [];
  let passed = 0;
  let before = 0;
  for (const { row, size } of inOrder(groups, sort, language)) {
    if (passed + size <= skip) before = passed + size;
    else if (passed < skip + limit) shown.push(isLike(row, fields));
    passed += size;
  }
  if (shown.length === 0) return [];
  const places = shown.map((isOfGroup, index) => sql`when ${isOfGroup} then ${index}::int`);
  return selectEvents(db)
    .where(and(isMeant, or(...shown)))
    .orderBy(sql`case ${sql.join(places, sql` `)} end`, desc(events.id))
    .limit(limit)
    .offset(skip - before);
}

/** The entries that have the same in a column: the latest one, and how many there are. */
interface Group {
  row: SecurityRow;
  size: number;
}

async function listGroups(db: Queries, fields: readonly (keyof SecurityRow['event'])[], isMeant: SQL | undefined): Promise<Group[]> {
  const groups = db
    .select({ latest: max(events.id).as('latest'), size: count().as('size') })
    .from(events)
    .leftJoin(actors, eq(actors.id, events.actorId))
    .leftJoin(people, eq(people.id, events.personId))
    .where(isMeant)
    .groupBy(...fields.map((field) => events[field]));
  const sizes = new Map((await groups).map(({ latest, size }) => [Number(latest), size]));
  const latest = groups.as('groups');
  const rows = await selectEvents(db)
    .where(inArray(events.id, db.select({ id: latest.latest }).from(latest)))
    .orderBy(desc(events.id));
  return rows.map((row) => ({ row, size: sizes.get(row.event.id) ?? 0 }));
}

function inOrder(groups: readonly Group[], sort: SortBy<WordColumn>, language: Language): Group[] {
  const read = groups.map((group) => ({ ...presentEvent(group.row, language), group }));
  return securitySort.order(read, sort, language).map(({ group }) => group);
}

/** Whether an entry has what this one has in the fields. */
function isLike({ event }: SecurityRow, fields: readonly (keyof SecurityRow['event'])[]): SQL | undefined {
  return and(...fields.map((field) => sql`${events[field]} is not distinct from ${event[field]}`));
}
