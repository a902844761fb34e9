export { AppShell, type AppShellProps } from './AppShell';
export type { NavigationEntry, NavigationGroupId, NavigationId } from './navigationEntries';
