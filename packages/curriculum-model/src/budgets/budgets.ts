import { z } from 'zod';
import { idSchema, text, textLimits, translatable, versionSchema } from '../fields';
import { shareUsed } from './shareUsed';

/** What one person may hold at a time, and no more, whatever the rights. */
export interface Budgets {
  /** Bytes of pictures: of feedback, of the own profile, and covers of reports. */
  storedBytes: number;
  /** Course units that were opened as new and not saved yet. */
  emptyUnits: number;
  /** Streams of events that are open on one server process. */
  eventStreams: number;
  /** Files that wait on one server process to be made. */
  waitingFiles: number;
  /** Feedbacks within a quarter of an hour. */
  feedbacks: number;
}
export type BudgetName = keyof Budgets;

/** The budgets in the order in which they are shown. */
export const budgetNames = ['storedBytes', 'emptyUnits', 'eventStreams', 'waitingFiles', 'feedbacks'] as const satisfies BudgetName[];

/** The bytes of a megabyte, in which budgets of pictures are written. */
export const megabyte = 2 ** 20;

/** The highest limit of each budget, whoever sets it. */
export const highestBudgets: Readonly<Budgets> = {
  storedBytes: 100_000 * megabyte,
  emptyUnits: 10_000,
  eventStreams: 1000,
  waitingFiles: 20,
  feedbacks: 1000,
};

const count = z.int().min(0);
const budgetUseSchema = z.object({
  /** What the person holds now. */
  used: count,
  /** What the person may hold. */
  limit: count,
  /** What everybody may hold whose limit was not raised. */
  usual: count,
});
/** How much of a budget is used up. */
export type BudgetUse = z.infer<typeof budgetUseSchema>;

function ofEach<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ storedBytes: schema, emptyUnits: schema, eventStreams: schema, waitingFiles: schema, feedbacks: schema });
}

/** Extension: a person with what they hold against each budget. */
export const personBudgetsSchema = z.object({
  id: idSchema,
  userName: text(textLimits.title),
  email: z.string().max(254),
  ...translatable,
  budgets: ofEach(budgetUseSchema),
  /** Finished files that were not fetched yet: at most one of each course, for ten minutes. */
  finishedFiles: count,
  /** Whether the account is disabled; absent where it is not. */
  isDisabled: z.boolean().optional(),
  /** Of the limits; 0 where they were never raised. */
  version: versionSchema,
});
export type PersonBudgets = z.infer<typeof personBudgetsSchema>;

/** Body of /manage/budgets/save: the limits of one person; null is what everybody has. */
export const saveBudgetsRequestSchema = z.object({
  id: idSchema,
  version: versionSchema.optional(),
  limits: ofEach(count.nullable()),
});
export type SaveBudgetsRequest = z.infer<typeof saveBudgetsRequestSchema>;
/** The limits of one person; null is what everybody has. */
export type BudgetLimits = SaveBudgetsRequest['limits'];

/** The limits that apply: the person's own where they were raised, else those of everybody. */
export function limitsWith(own: Partial<Record<BudgetName, number | null>> | undefined, usual: Budgets): Budgets {
  return mapBudgets((name) => Math.max(own?.[name] ?? 0, usual[name]));
}

/** How much of the budget that is nearest to its limit is used, from 0 on; 1 is all of it. */
export function nearestToLimit({ budgets }: Pick<PersonBudgets, 'budgets'>): number {
  return Math.max(...budgetNames.map((name) => shareUsed(budgets[name])));
}

/** The limits as they are stored: what everybody has is not stored, so that it follows the installation. */
export function limitsOf({ budgets }: Pick<PersonBudgets, 'budgets'>): BudgetLimits {
  return mapBudgets((name) => (budgets[name].limit > budgets[name].usual ? budgets[name].limit : null));
}

/** An entry for each budget. */
export function mapBudgets<Value>(valueOf: (name: BudgetName) => Value): Record<BudgetName, Value> {
  return {
    storedBytes: valueOf('storedBytes'),
    emptyUnits: valueOf('emptyUnits'),
    eventStreams: valueOf('eventStreams'),
    waitingFiles: valueOf('waitingFiles'),
    feedbacks: valueOf('feedbacks'),
  };
}
