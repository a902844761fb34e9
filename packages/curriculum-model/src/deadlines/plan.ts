import { z } from 'zod';
import { completionPartNames } from '../completion';
import { idSchema, requiredText, versioned } from '../fields';
import type { Bilingual } from '../language';

/** Most deadlines that a college keeps at a time. */
export const mostDeadlines = 60;
/** The earliest that a reminder can be sent, in days before the deadline. */
export const earliestReminder = 60;

/** What must be ready: one of the five parts of completion, or all of them. */
export const deadlineParts = ['all', ...completionPartNames] as const;
export type DeadlinePart = (typeof deadlineParts)[number];

/** What must be ready by when, for which majors. */
export const deadlineSchema = z.object({
  /** Stays with the deadline when it is renamed or moved. */
  key: z.string().regex(/^[\w-]{1,40}$/),
  name: requiredText(40),
  part: z.enum(deadlineParts),
  /** From how many percent on a course is ready. */
  share: z.int().min(1).max(100),
  /** The last day, by the clocks of the campus. */
  due: z.iso.date(),
  /** Empty for all majors of the college. */
  majorIds: z.array(idSchema).max(500),
});
export type Deadline = z.infer<typeof deadlineSchema>;

/** When reminders go out: some days before a deadline, and once it is past. */
export const remindersSchema = z.object({
  days: z.array(z.int().min(0).max(earliestReminder)).max(5),
  late: z.boolean(),
});
export type Reminders = z.infer<typeof remindersSchema>;

/** The plan of a college. The version is 0 until it sets one. */
export const deadlinePlanSchema = z.object({
  deadlines: z.array(deadlineSchema).max(mostDeadlines),
  reminders: remindersSchema,
  version: z.int().min(0),
});
export type DeadlinePlan = z.infer<typeof deadlinePlanSchema>;

/** Body of /deadlines/save: the whole plan. */
export const saveDeadlinesRequestSchema = deadlinePlanSchema.omit({ version: true }).extend(versioned);
export type SaveDeadlinesRequest = z.infer<typeof saveDeadlinesRequestSchema>;

/** The plan of a college that set none: no deadline, reminders a week and a day before one and once it is past. */
export const usualPlan: DeadlinePlan = { deadlines: [], reminders: { days: [7, 1], late: true }, version: 0 };

/** What the fields of a plan are called. */
export const deadlineFieldNames = {
  deadlines: { zh: '期限', en: 'Deadlines' },
  name: { zh: '期限的名称', en: 'Name of the deadline' },
  part: { zh: '须完成的部分', en: 'What must be ready' },
  share: { zh: '须达到的完成度', en: 'From how many percent on' },
  due: { zh: '截止日期', en: 'Last day' },
  majorIds: { zh: '适用专业', en: 'Majors' },
  reminders: { zh: '提醒时间', en: 'Reminders' },
  days: { zh: '提前天数', en: 'Days before' },
  late: { zh: '逾期提醒', en: 'Reminder once it is past' },
} as const satisfies Record<string, Bilingual>;

/** Why a plan is not stored as it is, and at which deadline. */
export interface DeadlineFault {
  key: string;
  field: 'key' | 'name' | 'due' | 'majorIds';
  sentence: Bilingual;
}

/** What is wrong with a plan; undefined where nothing is. A day that is past is refused where it is set, and stays where it was set before. */
export function deadlinesFault(
  { deadlines }: Pick<DeadlinePlan, 'deadlines'>,
  { stored, today, majorIds }: { stored: Pick<DeadlinePlan, 'deadlines'>; today: string; majorIds: ReadonlySet<number> },
): DeadlineFault | undefined {
  const before = new Map(stored.deadlines.map((one) => [one.key, one]));
  const seen = new Set<string>();
  for (const { key, name, due, majorIds: named } of deadlines) {
    if (seen.has(key)) return { key, field: 'key', sentence: deadlineFaults.twice(name) };
    seen.add(key);
    if (name.trim() === '') return { key, field: 'name', sentence: deadlineFaults.unnamed };
    const was = before.get(key);
    if (due < today && was?.due !== due) return { key, field: 'due', sentence: deadlineFaults.past(name) };
    const known = new Set(was?.majorIds);
    if (named.some((id) => !majorIds.has(id) && !known.has(id)))
      return { key, field: 'majorIds', sentence: deadlineFaults.unknownMajor(name) };
  }
  return undefined;
}

/** Why a plan is not stored. */
export const deadlineFaults = {
  unnamed: { zh: '请填写期限的名称。', en: 'Name the deadline.' },
  twice: (name: string): Bilingual => ({ zh: `期限「${name}」出现了两次。`, en: `The deadline “${name}” is there twice.` }),
  past: (name: string): Bilingual => ({
    zh: `期限「${name}」的日期已过，请选择今天或以后的日期。`,
    en: `The deadline “${name}” is in the past. Choose today or a later day.`,
  }),
  unknownMajor: (name: string): Bilingual => ({
    zh: `期限「${name}」中有专业已不存在，请重新选择专业。`,
    en: `A major of the deadline “${name}” is not there any more. Choose its majors again.`,
  }),
} as const satisfies Record<string, Bilingual | ((name: string) => Bilingual)>;
