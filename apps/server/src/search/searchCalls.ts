import { searchContent } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { contentScopeOf } from '../rights/contentScope';
import { findHits } from './findHits';

/** The search through content (core §7). */
export const searchCalls: readonly MountedCall[] = [
  handle(searchContent, async ({ db, body, caller, language }) => {
    // The keyword comes back as it was sent: by it the client tells a late reply.
    return { keyword: body.keyword, data: await findHits(db, body, contentScopeOf(caller), language) };
  }),
];
