import { z } from 'zod';
import { readPlace } from '../editions';
import { idSchema } from '../fields';
import { groupBy } from '../grouping';
import { mendingAct, ruleLevels, toldFindingSchema, type EditionFindings, type RuleLevel } from '../rules';
import { overviewEditSchema } from './overview';

/** How much of what waits is read and listed at most: majors whose rules are asked, findings of a kind, changes of others and how old they are. */
export const waitingLimits = { majors: 3, perKind: 20, changes: 20, changeDays: 14 } as const;

/** A finding that waits for somebody, with the course unit in which it is mended; null for the major itself. */
export const waitingFindingSchema = toldFindingSchema
  .pick({ id: true, rule: true, level: true, at: true, here: true, field: true, sentence: true, owner: true, record: true })
  .extend({
    majorId: idSchema,
    courseId: idSchema.nullable(),
    /** What mends it, in a few words. */
    act: toldFindingSchema.shape.sentence.optional(),
  });
export type WaitingFinding = z.infer<typeof waitingFindingSchema>;

/** Findings of one rule: the first ones, and how many there are. */
export const waitingKindSchema = z.object({
  rule: z.string(),
  level: z.enum(ruleLevels),
  title: toldFindingSchema.shape.sentence,
  count: z.int().min(1),
  findings: z.array(waitingFindingSchema).min(1).max(waitingLimits.perKind),
});
export type WaitingKind = z.infer<typeof waitingKindSchema>;

/** What is missing in the courses and majors of a person. */
export const waitingSchema = z.object({
  /** The worst kinds first, and of a level the most frequent. */
  kinds: z.array(waitingKindSchema),
  /** For each course in which something is missing, what to do first. */
  nextSteps: z.array(waitingFindingSchema),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** What somebody else changed in a course of a person. */
export const colleagueChangeSchema = overviewEditSchema.extend({ userName: z.string() });
export type ColleagueChange = z.infer<typeof colleagueChangeSchema>;

/** The findings of a major where they are mended; `courseIds` are those of the courses that count, and `isWhole` says whether those of the major do. */
export function waitingIn(
  { findings, courses = [] }: Pick<EditionFindings, 'findings' | 'courses'>,
  { majorId, courseIds, isWhole }: { majorId: number; courseIds: ReadonlySet<number>; isWhole: boolean },
): WaitingFinding[] {
  const units = new Map(courses.map(({ lineage, courseId }) => [lineage, courseId]));
  return findings.flatMap(({ id, rule, level, at, here, field, sentence, owner, record }) => {
    const lineage = readPlace(at)?.lineage;
    const courseId = lineage === undefined ? null : units.get(lineage);
    if (courseId === undefined || !(courseId === null ? isWhole : courseIds.has(courseId))) return [];
    const where = { at, ...(here === undefined ? {} : { here }), ...(field === undefined ? {} : { field }) };
    const act = mendingAct(rule);
    return [{ id, rule, level, ...where, sentence, owner, record, majorId, courseId, ...(act && { act }) }];
  });
}

/** Sorts what waits by kind. Advice waits for nobody: whoever wants it reads it beside all findings of the major. */
export function waitingOf(findings: readonly WaitingFinding[], titleOf: (rule: string) => WaitingKind['title']): Waiting {
  const pressing = findings.filter(({ level }) => level !== 'advice');
  const kinds = [...groupBy(pressing, ({ rule }) => rule)].map(([rule, all]): WaitingKind => {
    const level = worst(all);
    return { rule, level, title: titleOf(rule), count: all.length, findings: all.slice(0, waitingLimits.perKind) };
  });
  const byCourse = groupBy(
    pressing.filter(({ courseId }) => courseId !== null),
    ({ courseId }) => courseId,
  );
  return {
    kinds: kinds.toSorted((one, other) => rank(one.level) - rank(other.level) || other.count - one.count),
    nextSteps: [...byCourse.values()].map((all) => all.find(({ level }) => level === worst(all)) ?? all[0]!),
  };
}

function worst(findings: readonly WaitingFinding[]): RuleLevel {
  return ruleLevels.find((level) => findings.some((one) => one.level === level)) ?? 'advice';
}

const rank = (level: RuleLevel) => ruleLevels.indexOf(level);
