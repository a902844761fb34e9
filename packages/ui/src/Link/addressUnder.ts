/**
 * Where a link leads in an app that lives below `basePath`: a path of the app (`/majors/1`) goes below it; an address of another site, a
 * place on the page and what is relative to the page stay as they are.
 */
export function addressUnder(basePath: string, href: string): string {
  return isAppPath(href) ? `${basePath}${href}` : href;
}

// Browsers read two slashes, of whichever kind, as the beginning of another site's address.
function isAppPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
