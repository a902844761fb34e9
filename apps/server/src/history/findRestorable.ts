import { historyKinds, may, type HistoryKind } from '@college/curriculum-model';
import type { Queries } from '../db';
import { findAncestry } from '../rights/ancestry';
import type { Caller } from '../rights/caller';
import { findEditableCourses } from '../rights/editableCourses';
import type { ChangeRow } from './historyRepository';

/** Which changes of a history the caller may take back: as far as they may save what was changed. */
export async function findRestorable(
  db: Queries,
  caller: Caller,
  { kind, recordId }: { kind: HistoryKind; recordId: number },
  changes: readonly ChangeRow[],
): Promise<(change: ChangeRow) => boolean> {
  if (kind === 'majorMatrix') {
    const courseIds = [...new Set(changes.map(({ entityId }) => entityId))];
    const editable = await findEditableCourses(db, caller, courseIds);
    return ({ entityId }) => editable.has(entityId);
  }
  if (historyKinds[kind] === 'major') {
    const chain = await findAncestry(db, 'major', recordId, caller);
    const manages = chain !== undefined && may(caller, 'manage', chain);
    return () => manages;
  }
  const editable = await findEditableCourses(db, caller, [recordId]);
  return () => editable.has(recordId);
}
