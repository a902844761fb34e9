import { z } from 'zod';
import { ruleLevels, type RuleLevel } from './level';
import { optionFacts } from './optionFacts';
import type { Rule, RuleOptions } from './rule';

/** What is set of one rule: its level or that it is switched off, and some of its options. */
export interface RuleSetting {
  level?: RuleLevel | 'off' | undefined;
  options?: RuleOptions | undefined;
}

/** What is set of the rules, by their ids. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;

/** The settings of a major: those of its college, its department and its own, the widest first. The narrowest one that says something counts. */
export function mergeSettings(layers: readonly RuleSettings[]): RuleSettings {
  const merged: Record<string, RuleSetting> = {};
  for (const [id, { level, options }] of layers.flatMap((layer) => Object.entries(layer))) {
    const wider = merged[id];
    merged[id] = {
      ...wider,
      ...(level === undefined ? {} : { level }),
      ...(options === undefined ? {} : { options: { ...wider?.options, ...options } }),
    };
  }
  return merged;
}

/** The level of a rule under these settings; null where it is switched off. */
export function levelUnder(rule: Pick<Rule, 'id' | 'level' | 'isOff'>, settings: RuleSettings): RuleLevel | null {
  const set = settings[rule.id]?.level;
  if (set === 'off') return null;
  return set ?? (rule.isOff ? null : rule.level);
}

/** The options of a rule under these settings. */
export function optionsUnder({ id, options }: Pick<Rule, 'id' | 'options'>, settings: RuleSettings): RuleOptions {
  return { ...options, ...settings[id]?.options };
}

const longestList = 100;

/** What may be set of these rules: a name that is none of theirs, and an option of another kind than its default, is refused. */
export function settingsSchemaOf(rules: readonly Rule[]) {
  const settings = rules.map(({ id, options }) => [
    id,
    z.strictObject({
      level: z.enum([...ruleLevels, 'off']).optional(),
      options: z
        .strictObject(Object.fromEntries(Object.entries(options).map(([name, value]) => [name, optionSchema(name, value)])))
        .optional(),
    }),
  ]);
  return z.strictObject(Object.fromEntries(settings)).partial() as unknown as z.ZodType<RuleSettings>;
}

function optionSchema(name: string, value: RuleOptions[string]): z.ZodType {
  if (typeof value === 'number')
    return z
      .number()
      .min(0)
      .max(optionFacts[name]?.max ?? 0)
      .optional();
  if (typeof value === 'boolean') return z.boolean().optional();
  const items: z.ZodType = value.some((item) => typeof item === 'number') ? z.int().min(0) : z.string().min(1).max(60);
  return z.array(items).max(longestList).optional();
}
