import type { NavigationEntry, NavigationId } from '@college/curriculum-widgets/shell/AppShell';

/** Keys, one after the other, that open a page of the navigation from anywhere. */
export const goKeys = { workbench: 'G W', matrix: 'G M', report: 'G S' } as const satisfies Partial<Record<NavigationId, string>>;

/** These keys with what they do. */
export function goShortcuts(entries: readonly NavigationEntry[], go: (href: string) => void): Record<string, () => void> {
  const pages = Object.entries(goKeys).flatMap(([page, keys]) => {
    const entry = entries.find(({ id }) => id === page);
    return entry ? [[keys, () => go(entry.href)] as const] : [];
  });
  return Object.fromEntries(pages);
}
