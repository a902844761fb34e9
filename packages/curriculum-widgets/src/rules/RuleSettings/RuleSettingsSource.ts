import type { CollegeRules, SaveRulesRequest } from '@college/curriculum-model';

/** Where the rules of a college are set; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface RuleSettingsSource {
  /** What differs from the rules' own levels and thresholds. Call: `GET /rules/settings` (extension). */
  loadRules(options?: { signal?: AbortSignal }): Promise<CollegeRules>;
  /** Stores all settings; rejects with code '30009' where `version` is not the stored one. Call: `POST /rules/savesettings` (extension). */
  saveRules(request: SaveRulesRequest): Promise<CollegeRules>;
}
