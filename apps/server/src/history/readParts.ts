import type { Language } from '@college/curriculum-model';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import type { ChangeRow } from './historyRepository';

const { courseUnits, projects } = schema;

/** Which part of its record each change is about, by the id of the part: a course of the major matrix, a chapter of the project matrices. */
export async function readParts(db: Queries, changes: readonly ChangeRow[], language: Language): Promise<Map<number, string>> {
  const idsOf = (entity: string) => changes.filter((change) => change.entity === entity).map(({ entityId }) => entityId);
  const [unitIds, projectIds] = [idsOf('majorMatrix'), idsOf('taskGoals')];
  const units = unitIds.length === 0 ? [] : await db.select().from(courseUnits).where(inArray(courseUnits.id, unitIds));
  const chapters = projectIds.length === 0 ? [] : await db.select().from(projects).where(inArray(projects.id, projectIds));
  return new Map([...units, ...chapters].map((row) => [row.id, inReadersLanguage(row, 'name', language)]));
}
