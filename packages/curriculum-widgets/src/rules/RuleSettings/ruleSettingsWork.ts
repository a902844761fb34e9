import {
  courseTypes,
  curriculumRules,
  joinNames,
  levelNames,
  levelUnder,
  mergeSettings,
  optionFacts,
  optionsUnder,
  ownSettings,
  ruleAreas,
  type CollegeRules,
  type CurriculumRule,
  type Language,
  type RuleLevel,
  type RuleOptions,
  type RuleSetting,
  type RuleSettings,
} from '@college/curriculum-model';
import type { DeskVersions } from '../../support/desk/DeskPort';

/** What an option is set to. */
export type OptionValue = RuleOptions[string];

/** One rule as it is set. */
export interface SetRule {
  rule: CurriculumRule;
  /** Null where it is switched off. */
  level: RuleLevel | null;
  options: RuleOptions;
  /** Whether it is set otherwise than the wider layers say, or than it is by itself. */
  isOwn: boolean;
  /** What it is without that. */
  usual: Pick<SetRule, 'level' | 'options'>;
  /** The narrowest wider layer that sets it; undefined where only the catalogue does. */
  from: WiderLayer['of'] | undefined;
}

/** What a college or a department set, seen from what is narrower. */
export type WiderLayer = NonNullable<CollegeRules['wider']>[number];

/** The wider layers of settings as one. */
export function widerOf({ wider = [] }: Pick<CollegeRules, 'wider'>): RuleSettings {
  return mergeSettings(wider.map(({ settings }) => settings));
}

/** Rules of one area of the catalogue. */
export interface RuleArea {
  id: string;
  name: string;
  rules: readonly SetRule[];
}

/** The rules as they are set, by area; those that the keyword names, and of these those that are set otherwise where that is asked. */
export function ruleAreasOf(
  settings: RuleSettings,
  {
    keyword,
    isOwnOnly,
    language,
    wider = [],
  }: { keyword: string; isOwnOnly: boolean; language: Language; wider?: readonly WiderLayer[] | undefined },
): RuleArea[] {
  const above = widerOf({ wider: [...wider] });
  const own = ownSettings(settings, above);
  const words = keyword.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isShown = ({ id, title, why }: CurriculumRule) => {
    const said = `${id}\n${title[language]}\n${why.text[language]}`.toLocaleLowerCase();
    return (!isOwnOnly || own[id] !== undefined) && words.every((word) => said.includes(word));
  };
  return Object.entries(ruleAreas).flatMap(([id, name]) => {
    const rules = curriculumRules.filter((rule) => rule.id.startsWith(`${id}.`) && isShown(rule));
    if (rules.length === 0) return [];
    return [{ id, name: name[language], rules: rules.map((rule) => setRule(rule, { settings, own, above, wider })) }];
  });
}

interface Layers {
  settings: RuleSettings;
  own: RuleSettings;
  above: RuleSettings;
  wider: readonly WiderLayer[];
}

function setRule(rule: CurriculumRule, { settings, own, above, wider }: Layers): SetRule {
  const under = (all: RuleSettings) => ({ level: levelUnder(rule, all), options: optionsUnder(rule, all) });
  return {
    rule,
    ...under(mergeSettings([above, settings])),
    isOwn: own[rule.id] !== undefined,
    usual: under(above),
    from: wider.findLast((layer) => ownSettings(layer.settings)[rule.id] !== undefined)?.of,
  };
}

/** Whether a rule is set as it was. */
export function isSameSet(one: SetRule, other: SetRule): boolean {
  return (
    one.rule === other.rule &&
    one.level === other.level &&
    one.isOwn === other.isOwn &&
    one.from === other.from &&
    JSON.stringify([one.options, one.usual]) === JSON.stringify([other.options, other.usual])
  );
}

/** The first of the areas with so many rules in all. */
export function firstRules(areas: readonly RuleArea[], most: number): RuleArea[] {
  let left = most;
  return areas.flatMap((area) => {
    const rules = area.rules.slice(0, Math.max(0, left));
    left -= area.rules.length;
    return rules.length > 0 ? [{ ...area, rules }] : [];
  });
}

/** The settings with one rule set otherwise; undefined sets it back to what it is without. */
export function withRule(settings: RuleSettings, id: string, setting: RuleSetting | undefined): RuleSettings {
  const { [id]: _, ...others } = settings;
  return setting === undefined ? others : { ...others, [id]: setting };
}

/** Whether two settings say the same. */
export function isSameSettings(one: RuleSettings, other: RuleSettings, wider: RuleSettings = {}): boolean {
  return changedRules(one, other, wider).length === 0;
}

/** The rules that two settings set otherwise. */
export function changedRules(one: RuleSettings, other: RuleSettings, wider: RuleSettings = {}): string[] {
  const [own, others] = [ownSettings(one, wider), ownSettings(other, wider)];
  return curriculumRules.flatMap(({ id }) => (JSON.stringify(own[id]) === JSON.stringify(others[id]) ? [] : [id]));
}

/** What was set here, over what somebody else set: rule by rule. */
export function rebaseSettings(base: RuleSettings, mine: RuleSettings, newer: RuleSettings, wider: RuleSettings = {}): RuleSettings {
  return changedRules(base, mine, wider).reduce((settings, id) => withRule(settings, id, mine[id]), newer);
}

/** The rules that both set, and otherwise. */
export function rivalRules({ base, mine, theirs }: DeskVersions<RuleSettings>, wider: RuleSettings = {}): string[] {
  const changedThere = new Set(changedRules(base, theirs, wider));
  const differing = new Set(changedRules(mine, theirs, wider));
  return changedRules(base, mine, wider).filter((id) => changedThere.has(id) && differing.has(id));
}

/** How a rule is set, in words: its level, and the options that differ. */
export function settingInWords(id: string, settings: RuleSettings, { language, off }: { language: Language; off: string }): string {
  const rule = curriculumRules.find((one) => one.id === id)!;
  const level = levelUnder(rule, settings);
  const options = Object.entries(ownSettings(settings)[id]?.options ?? {}).map(
    ([name, value]) => `${optionFacts[name]!.label[language]} ${optionInWords(name, value, language)}`,
  );
  return [level === null ? off : levelNames[level][language], ...options].join(' · ');
}

/** The value of an option in words: course types by their names. */
export function optionInWords(name: string, value: OptionValue, language: Language): string {
  if (typeof value !== 'object') return String(value);
  const names = isCourseTypes(name) ? courseTypes.filter(({ id }) => (value as readonly number[]).includes(id)) : [];
  return joinNames(isCourseTypes(name) ? names.map((type) => type.short[language]) : value.map(String), language);
}

/** Whether an option is a list of course types. */
export function isCourseTypes(name: string): boolean {
  return /types$/i.test(name);
}
