import { blankFields, projectRowFields, removedCourseUnitId, valuesByKind, type ProjectRow } from '@college/curriculum-model';
import type { Queries } from '../db';
import { differs } from '../db/differs';
import { invalid } from '../http/refusal';
import { courseUnitMessages } from './messages';
import { storedValues } from './storedValues';
import { insertProjects, listProjects, trashProjects, updateProject, type ProjectRecord } from './projectRepository';

/**
 * Replaces a unit's rows by the list: id 0 is new, a row that is marked removed or missing is deleted, and the order of the list is the order
 * (decisions 54 and 55). Returns the rows as stored.
 */
export async function saveProjects(db: Queries, courseUnitId: number, rows: readonly ProjectRow[], now: Date): Promise<ProjectRecord[]> {
  const stored = new Map((await listProjects(db, [courseUnitId])).map((project) => [project.id, project]));
  refuseForeignRows(courseUnitId, rows, stored);
  const kept = rows.filter((row) => row.courseUnitId !== removedCourseUnitId && row.id >= 0);
  const keptIds = new Set(kept.map(({ id }) => id));
  await trashProjects(
    db,
    [...stored.keys()].filter((id) => !keptIds.has(id)),
    now,
  );
  const added = [];
  for (const [position, row] of kept.entries()) {
    const project = stored.get(row.id);
    const fields = {
      courseUnitId,
      ...valuesByKind(
        projectRowFields,
        { ...blankFields(projectRowFields), ...row },
        { ...storedValues, choice: (id: number | null) => id },
      ),
      translations: row.translations ?? project?.translations ?? {},
      position,
    };
    if (!project) added.push(fields);
    else if (differs(project, fields)) await updateProject(db, project, fields, now);
  }
  await insertProjects(db, added);
  return listProjects(db, [courseUnitId]);
}

function refuseForeignRows(unitId: number, rows: readonly ProjectRow[], stored: ReadonlyMap<number, ProjectRecord>): void {
  const seen = new Set<number>();
  for (const [index, { id, courseUnitId }] of rows.entries()) {
    if (courseUnitId > 0 && courseUnitId !== unitId) throw invalid(courseUnitMessages.rowOfAnotherUnit(index + 1));
    if (id === 0) continue;
    const storedId = Math.abs(id);
    if (seen.has(storedId)) throw invalid(courseUnitMessages.rowListedTwice(index + 1));
    seen.add(storedId);
    const isRemoved = id < 0 || courseUnitId === removedCourseUnitId;
    // A row that is to go and has gone already is no reason to refuse a save.
    if (!isRemoved && !stored.has(storedId)) throw invalid(courseUnitMessages.rowOfAnotherUnit(index + 1));
  }
}
