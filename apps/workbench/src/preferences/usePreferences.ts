import { useState } from 'react';
import type { TextStorage } from '@college/api-client';
import { readPreferences, type Preferences } from './preferences';

const storageKey = 'preferences';

/** The preferences and a setter for some of them; each change is stored at once. */
export function usePreferences(storage: TextStorage) {
  const [preferences, setPreferences] = useState(() => readPreferences(storage.getItem(storageKey)));
  function changePreferences(changes: Partial<Preferences>) {
    const next = { ...preferences, ...changes };
    storage.setItem(storageKey, JSON.stringify(next));
    setPreferences(next);
  }
  return { preferences, changePreferences };
}
