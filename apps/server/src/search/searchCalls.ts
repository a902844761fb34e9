import { searchContent, searchEverything } from '@college/api-client/contract';
import { reachOf } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { findEverything } from './findEverything';
import { findHits } from './findHits';

/** The search through content (core §7). */
export const searchCalls: readonly MountedCall[] = [
  handle(searchContent, async ({ db, body, caller, language }) => {
    // The keyword is echoed: by it the client detects stale responses.
    return { keyword: body.keyword, data: await findHits(db, body, reachOf(caller, 'read'), language) };
  }),
  handle(searchEverything, async ({ db, body, caller, language }) => {
    return { keyword: body.keyword, groups: await findEverything(db, body, caller, language) };
  }),
];
