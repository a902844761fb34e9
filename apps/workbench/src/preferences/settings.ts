import type { TextStorage } from '@college/api-client';
import { createContext, useContext } from 'react';
import type { Preferences } from './preferences';

/** Language and preferences with the ways to change them. */
export interface Settings {
  /** Language code, 80101 for Chinese; stored in session storage. */
  language: string;
  changeLanguage: (code: string) => void;
  preferences: Preferences;
  changePreferences: (changes: Partial<Preferences>) => void;
  /** Storage of this computer that never throws. */
  browserStorage: TextStorage;
}

export const SettingsContext = createContext<Settings | null>(null);

/** The settings of the workbench around a component. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings: there is no SettingsContext above. Routes render inside <Workbench>.');
  return settings;
}
