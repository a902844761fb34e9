import { useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { loadingLinks, shareLinksReducer } from './shareLinksState';
import type { ShareLinksSource, SharedLink } from './ShareLinksSource';

/** Loads, adds and revokes the links to one thing; a failure shows why and leaves the list unchanged. */
export function useShareLinks(source: ShareLinksSource) {
  const [state, dispatch] = useReducer(shareLinksReducer, loadingLinks);
  // Only the latest reading counts: the dialog may close and open again while one is under way.
  const latest = useRef(0);
  const isCreating = useRef(false);

  async function load() {
    const reading = (latest.current += 1);
    dispatch({ type: 'loadBegun' });
    try {
      const links = await source.list();
      if (reading === latest.current) dispatch({ type: 'loaded', links });
    } catch (error) {
      if (reading === latest.current) dispatch({ type: 'failed', message: messageOf(error) });
    }
  }

  return {
    state,
    load: () => void load(),
    /** Answers the new link; nothing where it failed or one is being made already. */
    async create(): Promise<SharedLink | undefined> {
      if (isCreating.current) return undefined;
      isCreating.current = true;
      dispatch({ type: 'createBegun' });
      try {
        const link = await source.create();
        dispatch({ type: 'created', link });
        return link;
      } catch (error) {
        dispatch({ type: 'failed', message: messageOf(error) });
        return undefined;
      } finally {
        isCreating.current = false;
      }
    },
    /** Answers whether the link is gone. */
    async revoke(id: number): Promise<boolean> {
      dispatch({ type: 'revokeBegun' });
      try {
        await source.revoke(id);
        dispatch({ type: 'revoked', id });
        return true;
      } catch (error) {
        dispatch({ type: 'failed', message: messageOf(error) });
        return false;
      }
    },
  };
}
