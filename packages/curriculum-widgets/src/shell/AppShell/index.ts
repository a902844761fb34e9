export { AppShell, type AppShellProps } from './AppShell';
export type { NavigationEntry, NavigationId } from './navigationEntries';
