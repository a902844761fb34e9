import { createElement as h, useState, type ReactElement } from 'react';
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { playgroundWords } from '../../docs/storybook/playground/messages';
import { playgroundEvents, readPlayed, writePlayed, type CallShown, type Replied } from '../../docs/storybook/playground/playground';
import { PlaygroundView } from './PlaygroundView';

/** The panel beside each story; what is changed is a global, so that the address keeps it. */
export function PlaygroundPanel(): ReactElement {
  const { storyId } = useStorybookState();
  const [{ language, playground }, updateGlobals] = useGlobals();
  const [calls, setCalls] = useState<readonly CallShown[]>([]);
  const [known, setKnown] = useState<{ storyId: string; replies: Record<string, unknown> }>({ storyId, replies: {} });
  const replies = known.storyId === storyId ? known.replies : {};
  useChannel(
    {
      [playgroundEvents.calls]: (shown: readonly CallShown[]) => setCalls(shown),
      [playgroundEvents.replied]: ({ id, reply }: Replied) =>
        setKnown((before) => ({ storyId, replies: { ...(before.storyId === storyId && before.replies), [id]: reply } })),
    },
    [storyId],
  );
  return h(PlaygroundView, {
    key: storyId,
    text: language === '80102' ? playgroundWords.en : playgroundWords.zh,
    calls,
    replies,
    played: readPlayed(playground),
    onChange: (played) => updateGlobals({ playground: played ? writePlayed(played) : '' }),
  });
}
