import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { addressUnder } from './addressUnder';

export interface LinkRouterProps {
  /**
   * Below what path the app lives, without a slash at the end.
   * @default ''
   */
  basePath?: string;
  /** Navigates to an address of the app, base path included, without reloading the page. */
  push: (address: string) => void;
  children: ReactNode;
}

/**
 * Lets links, menu items and tabs go through the router of the app: `href` is written without the base path, and what leads out of the app
 * is left to the browser.
 */
export function LinkRouter({ basePath = '', push, children }: LinkRouterProps) {
  // React Aria calls this only for links of this site, in this tab and without a modifier key.
  function navigate(href: string) {
    const { pathname, search, hash, href: whole } = new URL(addressUnder(basePath, href), window.location.href);
    if (`${pathname}/`.startsWith(`${basePath}/`)) push(`${pathname}${search}${hash}`);
    else window.location.assign(whole);
  }
  return (
    <RouterProvider navigate={navigate} useHref={(href) => addressUnder(basePath, href)}>
      {children}
    </RouterProvider>
  );
}
