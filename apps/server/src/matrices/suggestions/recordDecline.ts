import { recordChange } from '../../audit/recordChange';
import type { Queries } from '../../db';

interface Decline {
  entity: 'declinedSupport' | 'declinedPlacement';
  /** Where nothing is suggested any more. */
  at: { courseUnitId: number };
  /** Whether it was declined; else the note was removed. */
  isDeclined: boolean;
  userId: number;
  now: Date;
}

/** Writes down that a suggestion was declined, or that it is made again. */
export async function recordDecline(db: Queries, { entity, at, isDeclined, userId, now }: Decline): Promise<void> {
  await recordChange(db, {
    at: now,
    userId,
    action: isDeclined ? 'created' : 'deleted',
    entity,
    entityId: at.courseUnitId,
    before: isDeclined ? null : at,
    after: isDeclined ? at : null,
  });
}
