import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Globals = Record<string, unknown>;
type Channel = React.ContextType<typeof DocsContext>['channel'];

/** What is chosen in Storybook's toolbar, also on a page that belongs to no story. */
export function useToolbar(): Globals {
  return useGlobalsOf(useContext(DocsContext).channel);
}

/** The same around a page, where its context is handed in. */
export function useGlobalsOf(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useEffect(() => {
    const handleGlobals = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, handleGlobals);
    return () => channel.off(GLOBALS_UPDATED, handleGlobals);
  }, [channel]);
  // Storybook reads digits in an address as a number.
  return globals.language === undefined ? globals : { ...globals, language: String(globals.language) };
}

function lastGlobals(channel: Channel): Globals {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals: Globals }[];
  return event?.globals ?? {};
}
