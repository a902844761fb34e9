import { sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isSameContent } from './sameContent';

/** One change to one record; null means "was not there" or "is gone". */
export interface Change {
  at: Date;
  userId: number | null;
  action: 'created' | 'updated' | 'deleted' | 'restored';
  entity: string;
  entityId: number;
  before: unknown;
  after: unknown;
}

/** Writes who changed what from what to what, in the transaction of the change itself; answers the number of the entry. */
export async function recordChange(db: Queries, change: Change): Promise<number> {
  const [entry] = await db.insert(schema.auditLog).values(told(change)).returning({ id: schema.auditLog.id });
  if (!entry) throw new Error('audit_log: the insert returned no row');
  return entry.id;
}

/** Writes several changes with one statement. */
export async function recordChanges(db: Queries, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    insert into audit_log (at, user_id, action, entity, entity_id, before, after)
    select g.at, g."userId", g.action, g.entity, g."entityId", g.before, g.after
    from jsonb_to_recordset(${JSON.stringify(changes.map(told))}::jsonb)
      as g(at timestamptz, "userId" int, action text, entity text, "entityId" int, before jsonb, after jsonb)`);
}

/** Of a save that changed nothing both states are one and the same, by which readers that tell people of changes know it. */
function told(change: Change): Change {
  return change.action === 'updated' && isSameContent(change.before, change.after) ? { ...change, before: change.after } : change;
}
