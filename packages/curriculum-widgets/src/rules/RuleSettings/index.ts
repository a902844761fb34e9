export { RuleSettings, type RuleSettingsControls, type RuleSettingsProps } from './RuleSettings';
export type { RuleSettingsSource } from './RuleSettingsSource';
export { ruleSettingsMessages } from './messages';
