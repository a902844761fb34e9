import { schema } from '../db';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Caller } from './caller';

/** Whose content a caller gets to see without naming a record: a college, or a single major of it. */
export interface ContentScope {
  collegeId: number;
  majorId?: number;
}

/** The own college; the demo account knows its own major alone. */
export function contentScopeOf({ collegeId, relativeId, isDemo }: Caller): ContentScope {
  return isDemo ? { collegeId, majorId: relativeId } : { collegeId };
}

/** The condition on majors and their departments for being in a scope. */
export function isInScope({ collegeId, majorId }: ContentScope): SQL | undefined {
  const { departments, majors } = schema;
  return and(
    eq(departments.collegeId, collegeId),
    majorId === undefined ? undefined : eq(majors.id, majorId),
    isNull(majors.deletedAt),
    isNull(departments.deletedAt),
  );
}
