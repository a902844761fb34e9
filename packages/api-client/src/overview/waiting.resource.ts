import type { ColleagueChange, Waiting } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getWaiting, listColleagueChanges } from './waiting.contract';

/** What is missing for the signed-in person, and what others changed. */
export function createWaiting(client: Client) {
  return {
    /** What the rules find in the courses and majors of the signed-in person, by kind. */
    loadWaiting(lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<Waiting> {
      return client.call(getWaiting, { query: { lang }, signal });
    },
    /** What others changed in these courses lately. */
    listColleagueChanges(lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<ColleagueChange[]> {
      return client.call(listColleagueChanges, { query: { lang }, signal });
    },
  };
}
