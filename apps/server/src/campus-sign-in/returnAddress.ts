import { apiBase } from '../http/apiBase';
import type { ServerSettings } from '../http/services';

/** Where the calls of a provider and of browsers on their way to it are. */
export const campusBase = `${apiBase}/auth/campus`;

/** What a provider has to be told of this installation; the address of the installation counts, where it is set, and not how the caller reached it. */
export function providerAddresses(id: number, { publicAddress }: Pick<ServerSettings, 'publicAddress'>, origin: string) {
  const base = `${publicAddress ?? origin}${campusBase}/${id}`;
  return { returnAddress: `${base}/return`, logoutAddress: `${base}/logout` };
}

/** A path of the workbench to go to after a sign-in. Anything that could lead elsewhere leads to the start. */
export function safePath(to: string | undefined): string {
  if (to === undefined || to.length > 1000 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(to) || to.includes('\\')) return '/';
  const start = 'https://workbench.invalid';
  return URL.canParse(to, start) && new URL(to, start).origin === start ? to : '/';
}
