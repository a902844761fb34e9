import type { GraduateRequire, SaveGraduateRequiresRequest } from '@college/curriculum-model';
import { savedAs, type Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import { checkRequirements } from './checkRequirements';
import { majorRows } from './majorRepository';
import { majorMessages } from './messages';
import { listIndicators, listRequirements, readRequirements } from './readRequirements';
import { removeFromCourses } from './removeFromCourses';
import {
  insertIndicators,
  insertRequirements,
  trashRequirements,
  updateIndicators,
  updateRequirements,
  type WantedText,
} from './requirementRepository';

const asRecorded = { language: 'zh', asRecorded: true } as const;

/**
 * Replaces the graduation requirements of a major by the list, in its order (decision 101). Dependents of deleted indicator points are deleted with them.
 * Every save increments the version of the major.
 */
export async function saveRequirements(
  db: Queries,
  { majorId, version, list }: SaveGraduateRequiresRequest,
  act: Act,
): Promise<GraduateRequire[]> {
  const major = await majorRows.lock(db, { id: majorId });
  if (!major) throw notFound(httpMessages.subjectMissing);
  const before = await readRequirements(db, majorId, asRecorded);
  if (!act.isRestore) needVersion(version);
  await refuseOlder({ sent: version, stored: major.version }, majorMessages.changedMeanwhile, () => {
    return { majorId, version: major.version, list: before };
  });
  await act.revive?.();
  await replaceRequirements(db, majorId, list, act);
  await majorRows.update(db, major, {}, act.now);
  const after = await readRequirements(db, majorId, asRecorded);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const change = { action: savedAs(act), entity: 'graduateRequires', entityId: majorId } as const;
    await recordChange(db, { at: act.now, userId: act.userId, ...change, before: { list: before }, after: { list: after } });
  }
  return after;
}

async function replaceRequirements(db: Queries, majorId: number, list: SaveGraduateRequiresRequest['list'], act: Act): Promise<void> {
  const storedRequirements = new Map((await listRequirements(db, majorId)).map((row) => [row.id, row]));
  const storedIndicators = new Map((await listIndicators(db, majorId)).map((row) => [row.id, row]));
  const wanted = checkRequirements(list, {
    requirements: new Set(storedRequirements.keys()),
    indicators: new Set(storedIndicators.keys()),
  });
  const requirements = wanted.map((requirement, position) => ({ ...requirement, position }));
  const kept = new Set(requirements.map(({ id }) => id));
  const keptIndicators = new Set(requirements.flatMap(({ children }) => children.map(({ id }) => id)));
  const goneIndicators = [...storedIndicators.keys()].filter((id) => !keptIndicators.has(id));
  await removeFromCourses(db, majorId, goneIndicators, act);

  const added = requirements.filter(({ id }) => id === 0);
  const addedIds = await insertRequirements(db, majorId, added, act);
  const idOf = new Map(added.map((requirement, index) => [requirement, addedIds[index] ?? 0]));
  const changed = requirements.filter((requirement) => differs(requirement, storedRequirements.get(requirement.id)));
  await updateRequirements(db, changed.map(textOf), act.now);

  const children = requirements.flatMap((requirement) =>
    requirement.children.map((child, position) => ({ ...child, position, requirementId: idOf.get(requirement) ?? requirement.id })),
  );
  await insertIndicators(
    db,
    children.filter(({ id }) => id === 0),
    act,
  );
  const changedChildren = children.filter((child) => {
    const stored = storedIndicators.get(child.id);
    return differs(child, stored) || (stored !== undefined && stored.requirementId !== child.requirementId);
  });
  await updateIndicators(
    db,
    changedChildren.map((child) => ({ ...textOf(child), requirementId: child.requirementId })),
    act.now,
  );
  // Last, because an indicator point may have moved out of a requirement that is deleted.
  const goneRequirements = [...storedRequirements.keys()].filter((id) => !kept.has(id));
  await trashRequirements(db, { requirementIds: goneRequirements, indicatorIds: goneIndicators }, act.now);
}

function textOf({ id, description, position, translations }: WantedText & { id: number }) {
  return { id, description, position, translations };
}

/** Whether a stored row has to be updated; a new one has none. */
function differs(wanted: WantedText, stored: Required<WantedText> | undefined): boolean {
  if (!stored) return false;
  const isTranslated = wanted.translations === undefined || JSON.stringify(wanted.translations) === JSON.stringify(stored.translations);
  return wanted.description !== stored.description || wanted.position !== stored.position || !isTranslated;
}
