import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';
import type { AppShellProps } from '@college/curriculum-widgets/shell/AppShell';
import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

/** What a page puts into the frame around it. */
export interface PageChrome {
  /** The breadcrumb entries above the page; the frame appends the page's name. */
  above?: readonly BreadcrumbEntry[];
  /** Ends the trail in place of that name, such as the course by its own. */
  end?: string;
  /** A trail that the page made itself. */
  trail?: readonly BreadcrumbEntry[];
  saveStatus?: ReactNode;
  /** What the page is about, such as a course by its name: the title of the browser's tab begins with it. */
  subject?: string;
  /** Languages that the server offers for the page. */
  languages?: AppShellProps['languages'];
  /** Editors open with the narrow navigation, unless the person chose otherwise. */
  isEditor?: boolean;
}

const SetPageChrome = createContext<(chrome: PageChrome) => void>(() => undefined);

/** Holds what the current page puts into the frame. */
export function usePageChromeState() {
  return useState<PageChrome>({});
}

/** Lets the pages inside write into the frame. */
export function PageChromeProvider({ onChange, children }: { onChange: (chrome: PageChrome) => void; children: ReactNode }) {
  return <SetPageChrome value={onChange}>{children}</SetPageChrome>;
}

/**
 * Puts a page's trail and saving state into the frame for as long as the page shows; `chrome` must be memoised. The frame is drawn after what the page itself
 * draws, such as a letter that was typed.
 */
export function usePageChrome(chrome: PageChrome) {
  const setChrome = useContext(SetPageChrome);
  useLayoutEffect(() => {
    startTransition(() => setChrome(chrome));
    return () => startTransition(() => setChrome({}));
  }, [chrome, setChrome]);
}
