import type { GraduateRequire, Language } from '@college/curriculum-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from './presentMajor';

const { graduationRequirements, indicators } = schema;

/** The graduation requirements of a major with their indicator points, numbered as printed. */
export async function readRequirements(db: Queries, majorId: number, language: Language): Promise<GraduateRequire[]> {
  const requirements = await db
    .select()
    .from(graduationRequirements)
    .where(and(eq(graduationRequirements.majorId, majorId), isNull(graduationRequirements.deletedAt)))
    .orderBy(asc(graduationRequirements.position), asc(graduationRequirements.id));
  const points = await listIndicators(db, majorId);
  return requirements.map((requirement) => ({
    id: requirement.id,
    description: inReadersLanguage(requirement, 'description', language),
    children: points
      .filter((point) => point.requirementId === requirement.id)
      .map((point) => ({ id: point.id, description: inReadersLanguage(point, 'description', language) })),
  }));
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
