import { recordChanges, type Change } from '../../audit/recordChange';
import { notedStates, type NotedState } from './notedStates';
import { noteScope } from './noteScope';
import type { Writing } from './writing';

/** Writes and tells the audit log, record by record in the shapes of their own saves, so that histories show it and can restore it. */
export async function noteChanges(writing: Writing, write: () => Promise<void>): Promise<void> {
  const scope = noteScope(writing);
  const before = byRecord(await notedStates(writing, scope));
  await write();
  const after = byRecord(await notedStates(writing, scope));
  const { db, act } = writing;
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [was, is] = [before.get(name), after.get(name)];
    if (JSON.stringify(was?.state) === JSON.stringify(is?.state)) return [];
    const { entity, entityId } = (is ?? was)!;
    const action = was ? (is ? 'updated' : 'deleted') : 'created';
    return [{ at: act.now, userId: act.userId, action, entity, entityId, before: was?.state ?? null, after: is?.state ?? null }];
  });
  await recordChanges(db, changes);
}

function byRecord(states: readonly NotedState[]): Map<string, NotedState> {
  return new Map(states.map((noted) => [`${noted.entity} ${noted.entityId}`, noted]));
}
