import {
  changedFields,
  maxChangesShown,
  type HistoryEntry,
  type HistoryReceipt,
  type HistoryKind,
  type HistoryPage,
  type Language,
  type NamedItem,
} from '@college/curriculum-model';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { findRestorable } from './findRestorable';
import { listChanges, listPeople, type ChangeRow, type ChangesRequest } from './historyRepository';
import { loadNames, rememberNames } from './namesOfItems';
import { listIn, storedState } from './storedState';

const { courseUnits, projects } = schema;

/** One page of the history of a record: who, when, and in the reader's words what. */
export async function readHistory(
  db: Queries,
  request: ChangesRequest,
  { caller, language }: { caller: Caller; language: Language },
): Promise<HistoryPage> {
  const { kind, recordId } = request;
  const { changes, total } = await listChanges(db, request);
  const rows = changes.map(({ change }) => change);
  const nameOf = await namesIn(db, kind, rows, language);
  const parts = await readParts(db, rows, language);
  const mayRestore = await findRestorable(db, caller, request, rows);
  const list = changes.map(({ change, userName, userTranslations, isLatest, receipt, editionName }): HistoryEntry => {
    const fields = changedFields(kind, storedState(change.before), storedState(change.after), { language, nameOf });
    return {
      id: change.id,
      kind,
      recordId,
      action: actionOf(change),
      userId: change.userId,
      userName: userName === null ? '' : inReadersLanguage({ userName, translations: userTranslations ?? {} }, 'userName', language),
      time: change.at.toISOString(),
      part: parts.get(change.entityId) ?? '',
      changes: fields.slice(0, maxChangesShown),
      changeCount: fields.length,
      isLatest,
      canRestore: fields.length > 0 && (change.before !== null || kind === 'goals') && mayRestore(change),
      ...(receipt && { receipt: presentReceipt(receipt, editionName, language) }),
    };
  });
  const people = await listPeople(db, kind, recordId);
  return { pageInfo: { list, total }, people: people.map((row) => ({ id: row.id, name: inReadersLanguage(row, 'userName', language) })) };
}

function presentReceipt(
  { fix, ...receipt }: NonNullable<Awaited<ReturnType<typeof listChanges>>['changes'][number]['receipt']>,
  editionName: string | null,
  language: Language,
): HistoryReceipt {
  return { ...receipt, editionName: editionName ?? '', ...(fix && { fixName: fix[language] }) };
}

// Which names are needed shows while the changes are worked out, so they are worked out twice.
async function namesIn(
  db: Queries,
  kind: HistoryKind,
  rows: readonly ChangeRow[],
  language: Language,
): Promise<(item: NamedItem) => string> {
  const { nameOf, asked } = rememberNames();
  for (const { before, after } of rows) changedFields(kind, storedState(before), storedState(after), { language, nameOf });
  const known = await loadNames(db, asked.values(), language);
  // The cell of a placed point is stored with the change: its entry may have been replaced since.
  const places = new Map(
    rows.flatMap(({ before }) => listIn<{ id: number; pointId: number }>(before, 'rows').map((row) => [row.id, row.pointId])),
  );
  const pointOf = await loadNames(
    db,
    [...places.values()].map((id) => ({ kind: 'point', id })),
    language,
  );
  return (item) => {
    const pointId = item.kind === 'entry' ? places.get(item.id) : undefined;
    return pointId === undefined ? known(item) : pointOf({ kind: 'point', id: pointId });
  };
}

const actions: Record<string, HistoryEntry['action']> = { created: 'create', updated: 'update', deleted: 'delete', restored: 'restore' };

function actionOf({ action }: ChangeRow): HistoryEntry['action'] {
  return actions[action] ?? 'update';
}

/** Which part of its record each change is about, by the id of the part: a course of the major matrix, a chapter of the project matrices. */
async function readParts(db: Queries, changes: readonly ChangeRow[], language: Language): Promise<Map<number, string>> {
  const idsOf = (entity: string) => changes.filter((change) => change.entity === entity).map(({ entityId }) => entityId);
  const [unitIds, projectIds] = [idsOf('majorMatrix'), idsOf('taskGoals')];
  const units = unitIds.length === 0 ? [] : await db.select().from(courseUnits).where(inArray(courseUnits.id, unitIds));
  const chapters = projectIds.length === 0 ? [] : await db.select().from(projects).where(inArray(projects.id, projectIds));
  return new Map([...units, ...chapters].map((row) => [row.id, inReadersLanguage(row, 'name', language)]));
}
