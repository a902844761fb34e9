import { searchContent } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import type { Caller } from '../rights/caller';
import { findHits } from './findHits';
import type { SearchScope } from './hitTables';

/** The search through content (core §7). */
export const searchCalls: readonly MountedCall[] = [
  handle(searchContent, async ({ db, body, caller, language }) => {
    // The keyword comes back as it was sent: by it the client tells a late reply.
    return { keyword: body.keyword, data: await findHits(db, body, scopeOf(caller), language) };
  }),
];

/** The own college; the demo account knows its own major alone. */
function scopeOf({ collegeId, relativeId, isDemo }: Caller): SearchScope {
  return isDemo ? { collegeId, majorId: relativeId } : { collegeId };
}
