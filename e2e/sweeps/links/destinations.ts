/** Where the `href` of a link leads. */
export type Destination =
  | { to: 'app'; path: string; address: string }
  | { to: 'file'; url: string }
  | { to: 'place'; id: string }
  | { to: 'outside'; url: string }
  | { to: 'nowhere'; why: string };

const base = '/course';
const api = '/college/api/';

/** Reads the `href` of a link as it is written on the page at `pageUrl`. */
export function destinationOf(href: string, pageUrl: string): Destination {
  if (href === '' || href === '#') return nowhere('has no address');
  if (href.startsWith('#')) return { to: 'place', id: decodeURIComponent(href.slice(1)) };
  if (!URL.canParse(href, pageUrl)) return nowhere('has an address that no browser reads');
  const url = new URL(href, pageUrl);
  if (url.protocol === 'javascript:') return nowhere('has a script for its address');
  if (url.origin !== new URL(pageUrl).origin) return { to: 'outside', url: href };
  if (url.pathname.startsWith(api)) return { to: 'file', url: url.href };
  const path = url.pathname.slice(base.length);
  if (!url.pathname.startsWith(base)) return nowhere('leads out of the base path');
  if (/^\/?[a-z][a-z0-9+.-]*:|^\/[/\\]/i.test(path)) return nowhere('has the base path before a whole address');
  if (!path.startsWith('/')) return nowhere('leads out of the base path');
  return { to: 'app', path, address: `${path}${url.search}${url.hash}` };
}

function nowhere(why: string): Destination {
  return { to: 'nowhere', why };
}
