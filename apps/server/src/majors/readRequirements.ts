import { groupBy, type GraduateRequire } from '@college/curriculum-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Queries, type Translations } from '../db';
import { inReadersLanguage, presentTranslations, type Reading } from './presentMajor';

const { graduationRequirements, indicators } = schema;

/** The graduation requirements of a major with their indicator points, in their order. */
export async function readRequirements(db: Queries, majorId: number, { language, asRecorded }: Reading): Promise<GraduateRequire[]> {
  const present = (row: { id: number; description: string; translations: Translations }) =>
    asRecorded
      ? { id: row.id, description: row.description, translations: presentTranslations(row.translations) }
      : { id: row.id, description: inReadersLanguage(row, 'description', language) };
  const requirements = await listRequirements(db, majorId);
  const points = groupBy(await listIndicators(db, majorId), ({ requirementId }) => requirementId);
  return requirements.map((requirement) => ({ ...present(requirement), children: (points.get(requirement.id) ?? []).map(present) }));
}

/** The graduation requirements of a major in their order. */
export async function listRequirements(db: Queries, majorId: number) {
  return db
    .select()
    .from(graduationRequirements)
    .where(and(eq(graduationRequirements.majorId, majorId), isNull(graduationRequirements.deletedAt)))
    .orderBy(asc(graduationRequirements.position), asc(graduationRequirements.id));
}

/** The indicator points of a major in the order of their requirements. */
export async function listIndicators(db: Queries, majorId: number) {
  const rows = await db
    .select({ indicator: indicators })
    .from(indicators)
    .innerJoin(graduationRequirements, eq(graduationRequirements.id, indicators.requirementId))
    .where(and(eq(graduationRequirements.majorId, majorId), isNull(indicators.deletedAt), isNull(graduationRequirements.deletedAt)))
    .orderBy(asc(graduationRequirements.position), asc(indicators.position), asc(indicators.id));
  return rows.map(({ indicator }) => indicator);
}
