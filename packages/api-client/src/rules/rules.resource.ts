import type { CollegeRules, RulesOwner, SaveRulesRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { getCollegeRules, saveCollegeRules } from './rules.contract';

/** What a college, or a department or a major of it, sets of the rules of curricula. A failed save is only thrown, not reported: the form shows it. */
export function createRules(client: Client) {
  const quiet = quietClient(client);
  return {
    /** What differs from the rules' own levels and thresholds; of a department or a major from those of the wider layers. */
    loadRules({ signal, ...owner }: Cancellable & RulesOwner = {}): Promise<CollegeRules> {
      return client.call(getCollegeRules, { query: owner, signal });
    },
    /** Stores all settings; answers them as stored. */
    saveRules(request: SaveRulesRequest): Promise<CollegeRules> {
      return quiet.call(saveCollegeRules, { body: request });
    },
  };
}

export type RulesResource = ReturnType<typeof createRules>;
