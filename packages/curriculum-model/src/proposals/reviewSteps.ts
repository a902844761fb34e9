import { z } from 'zod';
import { idSchema, requiredText, versioned } from '../fields';
import { bandNames, type BandName } from '../permissions';
import type { Bilingual } from '../language';

/** Most steps of a review. */
export const mostReviewSteps = 12;
/** The longest that a step may take, in days. */
export const longestStep = 365;

/** How many of the majors in which too few people can decide a step are named. */
export const mostNamedMajors = 8;

/** The bands whose people can be asked to decide. */
export const decidingBands = bandNames.filter((name): name is Exclude<BandName, 'none'> => name !== 'none');

const nameText = requiredText(40);

/** One step of a review: who decides it, how many of them must approve, and in how many days. */
export const reviewStepSchema = z.object({
  /** Stays with the step when it is renamed or moved. */
  key: z.string().regex(/^[\w-]{1,40}$/),
  name: z.object({ zh: nameText, en: nameText }),
  /** Whoever has one of these permissions over the major, or over what it belongs to. */
  bands: z.array(z.enum(decidingBands)).max(decidingBands.length),
  /** People who decide whatever their permission is. */
  people: z.array(idSchema).max(50),
  approvals: z.int().min(1).max(20),
  /** Null where it may take any time. */
  days: z.int().min(1).max(longestStep).nullable(),
});
export type ReviewStep = z.infer<typeof reviewStepSchema>;

/** The steps of a review in their order. */
export const reviewStepsSchema = z.array(reviewStepSchema).max(mostReviewSteps);

/** Somebody who is named in a step. */
const namedPersonSchema = z.object({ id: idSchema, userName: z.string() });

/** The steps of a college. The version is 0 until it sets some. */
export const collegeStepsSchema = z.object({
  steps: reviewStepsSchema,
  version: z.int().min(0),
  /** The people who are named in the steps, as far as they have an account. */
  people: z.array(namedPersonSchema).optional(),
  /** Of each step, how many can decide it in the college, and in how many of its majors too few can; the first of these by name. */
  deciders: z
    .array(z.object({ key: z.string(), people: z.int(), majorsWithout: z.int(), majorNames: z.array(z.string()).optional() }))
    .optional(),
});
export type CollegeSteps = z.infer<typeof collegeStepsSchema>;

/** Body of /proposal/savesteps: all steps. */
export const saveStepsRequestSchema = z.object({ steps: reviewStepsSchema, ...versioned });
export type SaveStepsRequest = z.infer<typeof saveStepsRequestSchema>;

function usually(key: string, zh: string, en: string, bands: ReviewStep['bands']): ReviewStep {
  return { key, name: { zh, en }, bands, people: [], approvals: 1, days: 14 };
}

/** The steps of a college that set none: those that are common practice for plans. */
export const usualSteps: readonly ReviewStep[] = [
  usually('major', '专业负责人', 'Major leader', ['majorLeader']),
  usually('department', '院系', 'Department', ['departmentManager']),
  usually('commission', '学院教学指导委员会', 'College commission', ['collegeManager']),
  usually('office', '教务处', 'Office of teaching', ['collegeManager']),
];

const isSameStep = (one: ReviewStep, other: ReviewStep | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two lists of steps ask for the same. */
export function isSameSteps(one: readonly ReviewStep[], other: readonly ReviewStep[]): boolean {
  return one.length === other.length && one.every((step, at) => isSameStep(step, other[at]));
}

/** Why steps are not stored as they are, and at which step. */
export interface StepsFault {
  key: string | null;
  field: 'name' | 'bands' | 'approvals' | 'key' | 'steps';
  sentence: Bilingual;
}

/** What is wrong with steps by themselves; undefined where nothing is. Who has an account is known to the server alone. */
export function stepsFault(steps: readonly ReviewStep[]): StepsFault | undefined {
  if (steps.length === 0) return { key: null, field: 'steps', sentence: stepFaults.none };
  const seen = new Set<string>();
  for (const step of steps) {
    const { key, name, bands, people, approvals } = step;
    if (seen.has(key)) return { key, field: 'key', sentence: stepFaults.twice(name) };
    seen.add(key);
    if (name.zh.trim() === '' || name.en.trim() === '') return { key, field: 'name', sentence: stepFaults.unnamed };
    if (bands.length === 0 && people.length === 0) return { key, field: 'bands', sentence: stepFaults.nobody(name) };
    const named = new Set(people).size;
    if (bands.length === 0 && named < approvals)
      return { key, field: 'approvals', sentence: stepFaults.tooFew(name, { named, approvals }) };
  }
  return undefined;
}

/** Why steps of a review are not stored. */
export const stepFaults = {
  none: { zh: '请至少设置一个评审步骤。', en: 'Set at least one step.' },
  unnamed: { zh: '请填写步骤的中文和英文名称。', en: 'Name the step in Chinese and in English.' },
  twice: ({ zh, en }: Bilingual): Bilingual => ({ zh: `步骤「${zh}」出现了两次。`, en: `The step “${en}” is there twice.` }),
  nobody: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `步骤「${zh}」没有人能决定，请选择角色或人员。`,
    en: `Nobody can decide the step “${en}”. Choose roles or people.`,
  }),
  tooFew: ({ zh, en }: Bilingual, { named, approvals }: { named: number; approvals: number }): Bilingual => ({
    zh: `步骤「${zh}」需要 ${approvals} 人通过，能决定的只有 ${named} 人。`,
    en: `The step “${en}” asks for ${approvals} approvals, but only ${named} can decide it.`,
  }),
  unknownPerson: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `步骤「${zh}」中有人已没有账号，请移除后再保存。`,
    en: `Somebody named in the step “${en}” has no account any more. Remove them before you save.`,
  }),
} as const satisfies Record<string, Bilingual | ((name: Bilingual, counts: { named: number; approvals: number }) => Bilingual)>;
