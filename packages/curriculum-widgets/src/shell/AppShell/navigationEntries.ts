/** Pages that the shell's navigation can lead to, by their groups. */
const groups = {
  work: ['workbench', 'learning', 'majors', 'courseUnits', 'matrix', 'report', 'news', 'departments', 'progress', 'people', 'chat'],
  reference: [
    'occupations',
    'levels',
    'collegeMajors',
    'teachStandard',
    'qualifications',
    'talentReports',
    'policies',
    'outlines',
    'jobInfo',
    'matrixCharts',
  ],
} as const;

export type NavigationGroupId = keyof typeof groups;
export type NavigationId = (typeof groups)[NavigationGroupId][number];

/** Some entries of the navigation under one heading. */
export interface NavigationGroup {
  id: NavigationGroupId;
  entries: readonly NavigationEntry[];
}

/** One page of the navigation, as the app offers it. */
export interface NavigationEntry {
  id: NavigationId;
  /** Path below the app's base, without its query. */
  path: string;
  /** Path with its query, to go to. */
  href: string;
  /** Whether the entry requires any right; the workbench does not. */
  needsRights: boolean;
  /** Whether it requires the right to manage; the page of people does. @default false */
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

/** The entries by group, in the order of the app; a group without entries is left out. */
export function groupEntries(entries: readonly NavigationEntry[]): NavigationGroup[] {
  return (Object.keys(groups) as NavigationGroupId[])
    .map((id) => ({ id, entries: entries.filter((entry) => (groups[id] as readonly string[]).includes(entry.id)) }))
    .filter((group) => group.entries.length > 0);
}

/** The entry of the current page: of those in its section the one whose path leads to it or has most in common, as a list has with its records. */
export function currentEntry(entries: readonly NavigationEntry[], currentPath: string): NavigationId | undefined {
  const sectionOf = (path: string) => path.split('/')[1];
  const near = entries.filter(({ path }) => sectionOf(path) === sectionOf(currentPath));
  return near.toSorted((left, right) => sharedLength(right.path, currentPath) - sharedLength(left.path, currentPath))[0]?.id;
}

function sharedLength(path: string, currentPath: string): number {
  if (path === currentPath) return Infinity;
  if (currentPath.startsWith(`${path}/`)) return currentPath.length;
  let length = 0;
  while (length < path.length && path[length] === currentPath[length]) length += 1;
  return length;
}
