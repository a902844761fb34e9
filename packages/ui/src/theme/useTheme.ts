import { useSyncExternalStore } from 'react';

/** The themes that there are. */
export type PaintedTheme = 'light' | 'dark' | 'contrast';

/** One of them, or the one that the reader's system asks for. */
export type Theme = PaintedTheme | 'system';

const wishes = [
  ['(prefers-contrast: more)', 'contrast'],
  ['(prefers-color-scheme: dark)', 'dark'],
] as const;

/** The theme to paint; one that follows the system changes with it. A page that a server renders is light until it is there. */
export function useTheme(theme: Theme): PaintedTheme {
  const ofSystem = useSyncExternalStore(theme === 'system' ? watchSystem : watchNothing, themeOfSystem, () => 'light' as const);
  return theme === 'system' ? ofSystem : theme;
}

function themeOfSystem(): PaintedTheme {
  return wishes.find(([query]) => matchMedia(query).matches)?.[1] ?? 'light';
}

function watchSystem(onChange: () => void): () => void {
  const queries = wishes.map(([query]) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

const watchNothing = () => () => undefined;
