import type { CollegeRules, RulesOwner, SaveRulesRequest } from '@college/curriculum-model';

/** Where the rules of a college are set; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface RuleSettingsSource {
  /** What differs from the rules' own levels and thresholds; of a department or a major from the wider layers, which the answer has with it. Call: `GET /rules/settings` (extension). */
  loadRules(options?: { signal?: AbortSignal } & RulesOwner): Promise<CollegeRules>;
  /** Stores all settings; rejects with code '30009' where `version` is not the stored one. Call: `POST /rules/savesettings` (extension). */
  saveRules(request: SaveRulesRequest): Promise<CollegeRules>;
}
