import type { NavigationGroupId } from '@college/curriculum-widgets/shell/AppShell';
import type { Density, Theme } from '@college/ui/theme';

/** The preferences of a person for the workbench; stored in this browser. */
export interface Preferences {
  theme: Theme;
  density: Density;
  areShortcutsOn: boolean;
  /** Whether pages fit the window instead of being at least 1300 px wide. */
  isFitToWindow: boolean;
  /** The person's own choice of the narrow navigation; absent until they make one. */
  isRail?: boolean;
  /** Groups of the navigation that the person has closed. */
  closedGroups: readonly NavigationGroupId[];
}

export const defaultPreferences: Preferences = {
  theme: 'light',
  density: 'regular',
  areShortcutsOn: true,
  isFitToWindow: false,
  closedGroups: [],
};

const themes: readonly string[] = ['light', 'dark', 'contrast', 'system'] satisfies Theme[];
const navigationGroups: readonly string[] = ['work', 'reference'] satisfies NavigationGroupId[];
const densities: readonly string[] = ['regular', 'compact'] satisfies Density[];

/** Reads stored preferences; whatever cannot be understood counts as not chosen. */
export function readPreferences(stored: string | null): Preferences {
  const found = parseRecord(stored);
  return {
    theme: themes.includes(found.theme as string) ? (found.theme as Theme) : defaultPreferences.theme,
    density: densities.includes(found.density as string) ? (found.density as Density) : defaultPreferences.density,
    areShortcutsOn: typeof found.areShortcutsOn === 'boolean' ? found.areShortcutsOn : defaultPreferences.areShortcutsOn,
    isFitToWindow: found.isFitToWindow === true,
    closedGroups: Array.isArray(found.closedGroups)
      ? found.closedGroups.filter((id): id is NavigationGroupId => navigationGroups.includes(id))
      : defaultPreferences.closedGroups,
    isRail: typeof found.isRail === 'boolean' ? found.isRail : undefined,
  };
}

function parseRecord(stored: string | null): Record<string, unknown> {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // Text written by something else: the defaults apply.
  }
}
