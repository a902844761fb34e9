export { AppShell, type AppShellProps } from './AppShell';
export { appShellMessages } from './messages';
export type { NavigationEntry, NavigationGroupId, NavigationId } from './navigationEntries';
