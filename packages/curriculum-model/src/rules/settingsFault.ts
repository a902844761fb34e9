import { curriculumRules } from './catalogue';
import { optionFacts } from './optionFacts';
import type { Rule } from './rule';
import { ruleRefusals } from './ruleRefusals';
import { levelUnder, mergeSettings, optionsUnder, settingsSchemaOf, type RuleSetting, type RuleSettings } from './settings';
import type { Bilingual } from '../language';

const schemas = new Map(curriculumRules.map((rule) => [rule.id, settingsSchemaOf([rule])]));

/** The first thing that is wrong with settings over those of the wider layers, with its place in them; undefined where they can be saved. */
export function settingsFault(settings: RuleSettings, wider: RuleSettings = {}): { sentence: Bilingual; field: string } | undefined {
  for (const [id, setting] of Object.entries(settings)) {
    const rule = curriculumRules.find((one) => one.id === id);
    if (!rule) return { sentence: ruleRefusals.unknownRule(id), field: id };
    const outcome = schemas.get(id)!.safeParse({ [id]: setting });
    const option = outcome.success ? crossed(rule, mergeSettings([wider, { [id]: setting }])) : optionAt(outcome.error.issues[0]);
    if (outcome.success && option === undefined) continue;
    if (option === undefined || !(option in rule.options)) return { sentence: ruleRefusals.unknownOption(rule.title), field: id };
    const { label } = optionFacts[option]!;
    const sentence = outcome.success ? ruleRefusals.crossed(rule.title) : ruleRefusals.wrongOption(rule.title, label);
    return { sentence, field: `${id}.${option}` };
  }
  return undefined;
}

/** The option that a fault is about; a name unknown to the rule is among the keys. */
function optionAt(issue: { path: PropertyKey[]; keys?: string[] } | undefined): string | undefined {
  const [, , name] = issue?.path ?? [];
  return name === undefined ? undefined : String(name);
}

/** Thresholds that leave nothing between them. */
function crossed(rule: Rule, settings: RuleSettings): string | undefined {
  const { min, max, maxStrong } = optionsUnder(rule, settings);
  if (typeof min === 'number' && typeof max === 'number' && min > max) return 'max';
  return typeof maxStrong === 'number' && typeof max === 'number' && maxStrong > max ? 'maxStrong' : undefined;
}

/** Settings without what is said by the wider layers or the rules themselves, and of rules that are gone: what is kept, so that what is said there later counts. */
export function ownSettings(settings: RuleSettings, wider: RuleSettings = {}): RuleSettings {
  const own = curriculumRules.flatMap((rule): [string, RuleSetting][] => {
    const { level, options = {} } = settings[rule.id] ?? {};
    const usual = optionsUnder(rule, wider);
    const changed = Object.entries(options).filter(
      ([name, value]) => name in rule.options && JSON.stringify(value) !== JSON.stringify(usual[name]),
    );
    const isOwnLevel = level !== undefined && level !== (levelUnder(rule, wider) ?? 'off');
    if (!isOwnLevel && changed.length === 0) return [];
    return [[rule.id, { ...(isOwnLevel ? { level } : {}), ...(changed.length > 0 ? { options: Object.fromEntries(changed) } : {}) }]];
  });
  return Object.fromEntries(own);
}
