/** Pages that the shell's navigation can lead to. */
export type NavigationId = 'workbench' | 'majors' | 'courseUnits' | 'matrix' | 'report' | 'departments' | 'people' | 'levels' | 'chat';

/** One page of the navigation, as the app offers it. */
export interface NavigationEntry {
  id: NavigationId;
  /** Path below the app's base, without its query. */
  path: string;
  /** Path with its query, to go to. */
  href: string;
  /** Whether the entry asks for any right at all; the workbench does not. */
  needsRights: boolean;
  /** Whether it asks for the right to manage; the page of people does. @default false */
  needsManage?: boolean;
}

export interface NavigationReader {
  /** Whether the account's band gives it any right (core §6). */
  hasRights: boolean;
  /** Whether it may manage anything. @default false */
  canManage?: boolean;
  /** Paths of a limited account; absent for everybody else. */
  allowedPaths?: readonly string[];
}

/** The entries that a person may use: a limited account sees its own pages only, one without rights none that need them. */
export function visibleEntries(entries: readonly NavigationEntry[], { hasRights, canManage, allowedPaths }: NavigationReader) {
  return entries.filter(({ path, needsRights, needsManage }) => {
    if (allowedPaths && !allowedPaths.includes(path)) return false;
    return (hasRights || !needsRights) && (canManage || !needsManage);
  });
}

/** The entry of the current page: the longest whose section the path lies in. */
export function currentEntry(entries: readonly NavigationEntry[], currentPath: string): NavigationId | undefined {
  const section = currentPath.split('/')[1];
  return entries.find((entry) => entry.path === currentPath)?.id ?? entries.find((entry) => entry.path.split('/')[1] === section)?.id;
}
