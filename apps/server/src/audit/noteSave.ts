import type { Queries } from '../db';
import { recordChange, type Change } from './recordChange';

/** Writes down what a save or a deletion made of one record, as the person who did it. */
export async function noteSave<Row extends { id: number }>(
  db: Queries,
  { caller, now }: { caller: { id: number }; now: Date },
  {
    before,
    after,
    entity,
    state,
    action = !before ? 'created' : after ? 'updated' : 'deleted',
  }: {
    entity: string;
    /** The record before; null where it was not there. */
    before: Row | null;
    /** The record after; null where it is gone. */
    after: Row | null;
    /** A record as stored in the audit log. */
    state: (row: Row) => unknown;
    /** @default what `before` and `after` say */
    action?: Change['action'];
  },
): Promise<void> {
  const states = { before: before && state(before), after: after && state(after) };
  await recordChange(db, { at: now, userId: caller.id, action, entity, entityId: (after ?? before)?.id ?? 0, ...states });
}
