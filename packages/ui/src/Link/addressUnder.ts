/**
 * Resolves a link in an app under `basePath`: a path of the app (`/majors/1`) is prefixed; a URL of another site, a fragment and a relative URL are unchanged.
 */
export function addressUnder(basePath: string, href: string): string {
  return isAppPath(href) ? `${basePath}${href}` : href;
}

// Browsers read two slashes, of whichever kind, as the beginning of another site's address.
function isAppPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
