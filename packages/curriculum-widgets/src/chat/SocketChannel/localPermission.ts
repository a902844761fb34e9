/** Whether an address leads to a program on this very machine, which browsers guard by a permission. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** The browser's local-network permission; `unknown` without a permissions API. */
export type LocalPermission = 'granted' | 'denied' | 'prompt' | 'unknown';

/** The permissions API; a page on plain http has none. */
export type PermissionSource = Pick<Permissions, 'query'>;

// The permission was one for the whole local network before programs on the same machine got their own.
const names = ['loopback-network', 'local-network-access'];

/** Queries the permission under the names that browsers use for it. */
export async function localPermission(permissions: PermissionSource | undefined): Promise<LocalPermission> {
  for (const name of permissions ? names : []) {
    try {
      const { state } = await permissions!.query({ name: name as PermissionName });
      return state;
    } catch {
      continue; // A browser rejects a name that it does not know; that is its answer.
    }
  }
  return 'unknown';
}
