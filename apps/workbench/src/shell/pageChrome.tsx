import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';
import type { AppShellProps } from '@college/curriculum-widgets/shell/AppShell';
import { createContext, startTransition, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

/** What a page puts into the frame around it. */
export interface PageChrome {
  /** The breadcrumb entries above the page; the frame appends the page's name. */
  above?: readonly BreadcrumbEntry[];
  /** Ends the trail in place of that name, such as the course by its own. */
  end?: string;
  /** A trail that the page made itself. */
  trail?: readonly BreadcrumbEntry[];
  /** What the page is about, such as a course by its name: the title of the browser's tab begins with it. */
  subject?: string;
  /** Languages that the server offers for the page. */
  languages?: AppShellProps['languages'];
  /** Editors open with the narrow navigation, unless the person chose otherwise. */
  isEditor?: boolean;
}

interface SetFrame {
  setChrome: (chrome: PageChrome) => void;
  setSaveStatus: (saveStatus: ReactNode) => void;
}

const SetFrameContext = createContext<SetFrame>({ setChrome: () => undefined, setSaveStatus: () => undefined });

/** Holds what the current page puts into the frame. */
export function usePageChromeState() {
  const [chrome, setChrome] = useState<PageChrome>({});
  const [saveStatus, setSaveStatus] = useState<ReactNode>();
  const setFrame = useMemo(() => ({ setChrome, setSaveStatus }), []);
  return { chrome, saveStatus, setFrame };
}

/** Lets the pages inside write into the frame. */
export function PageChromeProvider({ setFrame, children }: { setFrame: SetFrame; children: ReactNode }) {
  return <SetFrameContext value={setFrame}>{children}</SetFrameContext>;
}

/**
 * Puts a page's trail and saving state into the frame for as long as the page shows; `chrome` must be memoised. Names and addresses are drawn with the page,
 * since an opened page is noted by them; the saving state after it, so that a letter that was typed does not wait for the frame.
 */
export function usePageChrome(chrome: PageChrome, saveStatus?: ReactNode) {
  const { setChrome, setSaveStatus } = useContext(SetFrameContext);
  useLayoutEffect(() => {
    setChrome(chrome);
    return () => setChrome({});
  }, [chrome, setChrome]);
  useLayoutEffect(() => {
    startTransition(() => setSaveStatus(saveStatus));
    return () => startTransition(() => setSaveStatus(undefined));
  }, [saveStatus, setSaveStatus]);
}
