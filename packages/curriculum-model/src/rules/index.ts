export { acceptedFindingSchema, applyAccepted, type AcceptedFinding, type SortedFindings } from './accepted';
export { curriculumRules, ruleById } from './catalogue';
export { createRuleEngine, type RuleEngine } from './engine';
export type { Finding as RuleFinding } from './finding';
export type { QuickFix } from './fix';
export { ruleLevels, type RuleLevel } from './level';
export type { Asked as RuleInputs, Rule as CurriculumRule, RuleOptions } from './rule';
export { mergeSettings, settingsSchemaOf, type RuleSetting, type RuleSettings } from './settings';
