import {
  courseUnitFields,
  namesWhere,
  pickFields,
  projectRowFields,
  type Evidence,
  type FilledCourse,
  type FilledCourseMore,
  type ProjectRow,
} from '@college/curriculum-model';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { SimilarCourse } from './similarCourses';

const { courseUnits, projects } = schema;

type UnitRow = typeof courseUnits.$inferSelect;
const filledFields = namesWhere(courseUnitFields, { isSuggested: true });

/** Suggests each field as the most like course that has it filled in; a field that none has is left out. */
export async function fillFromCourses(db: Queries, similar: readonly SimilarCourse[]): Promise<FilledCourse> {
  const units = await unitsOf(db, similar);
  const filled: FilledCourse = {};
  const evidence: Record<string, Evidence> = {};
  for (const field of filledFields) {
    const source = similar.find(({ id }) => isFilled(units.get(id)?.[field]));
    const unit = source && units.get(source.id);
    if (!source || !unit) continue;
    Object.assign(filled, { [field]: unit[field] });
    evidence[field] = source.evidence;
  }
  return Object.keys(evidence).length === 0 ? {} : { ...filled, evidence };
}

/** The same with the chapters of the most like course that has some. */
export async function fillMoreFromCourses(db: Queries, similar: readonly SimilarCourse[], courseId: number): Promise<FilledCourseMore> {
  const { evidence = {}, ...fields } = await fillFromCourses(db, similar);
  const rows = await rowsOf(db, similar);
  const source = similar.find(({ id }) => rows.some(({ courseUnitId }) => courseUnitId === id));
  if (!source) return { ...fields, ...(Object.keys(evidence).length > 0 ? { evidence } : {}), projects: [] };
  const chapters = rows.filter(({ courseUnitId }) => courseUnitId === source.id).map((row) => newRow(row, courseId));
  return { ...fields, projects: chapters, evidence: { ...evidence, projects: source.evidence } };
}

async function unitsOf(db: Queries, similar: readonly SimilarCourse[]): Promise<Map<number, UnitRow>> {
  if (similar.length === 0) return new Map();
  const rows = await db
    .select()
    .from(courseUnits)
    .where(
      inArray(
        courseUnits.id,
        similar.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

async function rowsOf(db: Queries, similar: readonly SimilarCourse[]) {
  if (similar.length === 0) return [];
  return db
    .select()
    .from(projects)
    .where(
      and(
        inArray(
          projects.courseUnitId,
          similar.map(({ id }) => id),
        ),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(asc(projects.position), asc(projects.id));
}

function newRow(row: typeof projects.$inferSelect, courseId: number): ProjectRow {
  return { id: 0, courseUnitId: courseId, ...pickFields(projectRowFields, row) };
}

function isFilled(value: string | number | null | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number' && value > 0;
}
