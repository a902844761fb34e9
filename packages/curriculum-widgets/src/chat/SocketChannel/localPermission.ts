/** Whether an address leads to a program on this very machine, which browsers guard by a permission. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** What the browser says about its local-network permission; `unknown` where it cannot be asked. */
export type LocalPermission = 'granted' | 'denied' | 'prompt' | 'unknown';

/** What asks the browser; a page on plain http has none. */
export type PermissionSource = Pick<Permissions, 'query'>;

// The permission was one for the whole local network before programs on the same machine got their own.
const names = ['loopback-network', 'local-network-access'];

/** Asks for the state of the permission under the names that browsers have given it. */
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
