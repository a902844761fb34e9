import { appShellMessages, type NavigationId } from '@college/curriculum-widgets/shell/AppShell';
import { useMessages } from '@college/ui/messages';
import { useMatch } from '@tanstack/react-router';
import { routeTitles } from './routeTitles';

/** What a page is called: as its entry of the navigation, or by a name of its own. */
export type PageName = NavigationId | keyof typeof routeTitles.en;

/** The one source of the names of pages, for the navigation, the trail and the title of the tab. */
export function usePageNames(): Record<PageName, string> {
  return { ...useMessages(appShellMessages), ...useMessages(routeTitles) };
}

/** The name of the calling page. */
export function usePageName(): string {
  const names = usePageNames();
  const row = useMatch({ strict: false, select: (match) => match.staticData.row });
  return row && 'title' in row ? names[row.title] : '';
}
