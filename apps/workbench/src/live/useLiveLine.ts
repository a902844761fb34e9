import { createLive, openLiveLine, type LiveLine, type LiveThing } from '@college/api-client';
import { savedKinds, type PresentPerson, type SavedKind } from '@college/curriculum-model';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';

/** A page that nobody has looked at for so long lets its line go: a browser opens few connections to one server. */
const unseenMilliseconds = 20_000;

interface State {
  /** Undefined until it is known who is there. */
  line: LiveLine | undefined;
  people: readonly PresentPerson[];
  /** Whether the server is reached; a page that is just opened is taken for reached. */
  isConnected: boolean;
}

/** Holds the line of a page for as long as it shows. `onSaved` hears what others saved. */
export function useLiveLine(
  { view, majorId, courseId }: Omit<LiveThing, 'courseId'> & { courseId: number | undefined },
  onSaved: (kinds: readonly SavedKind[]) => void,
): State {
  const { client } = useServices();
  const live = useMemo(() => createLive(client), [client]);
  const userId = useLogin()?.user.id;
  const [state, setState] = useState<State>({ line: undefined, people: [], isConnected: true });
  const noteSaved = useEffectEvent(onSaved);

  useEffect(() => {
    if (userId === undefined) return undefined;
    let people: readonly PresentPerson[] = [];
    let isFirst = true;
    let hasOther = false;
    const line = openLiveLine(
      live,
      { view, majorId, ...(courseId !== undefined && { courseId }) },
      {
        onPeople(next) {
          people = next;
          hasOther = people.some((one) => one.line !== line.name && one.userId === userId);
          setState((before) => ({ ...before, line, people }));
          // What others saved between the reading of the page and this moment was told to nobody.
          if (isFirst && people.some((one) => one.line !== line.name)) noteSaved(savedKinds);
          isFirst = false;
        },
        onSaved(changes) {
          if (changes === null) return noteSaved(savedKinds);
          // What this page saved itself it knows; what another window of the person saved it does not.
          const kinds = changes.filter((change) => change.userId !== userId || hasOther).map(({ kind }) => kind);
          if (kinds.length > 0) noteSaved(kinds);
        },
        onConnectionChange: (isConnected) => setState((before) => ({ ...before, isConnected })),
      },
    );
    const stopWatching = watchPage(line);
    return () => {
      stopWatching();
      line.close();
    };
  }, [live, view, majorId, courseId, userId]);
  return state;
}

/** Lets the line go while the page is not seen, and takes it up when it is. */
function watchPage(line: LiveLine): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') line.setWatched(true);
    else timer = setTimeout(() => line.setWatched(false), unseenMilliseconds);
  };
  document.addEventListener('visibilitychange', follow, { signal });
  window.addEventListener('pagehide', () => line.setWatched(false), { signal });
  window.addEventListener('pageshow', follow, { signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
