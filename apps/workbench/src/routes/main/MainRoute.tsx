import { demoRoutes, isDemoEmail, languageOfCode, textOf, mayAnywhere } from '@college/curriculum-model';
import { AppShell } from '@college/curriculum-widgets/shell/AppShell';
import { LongTextSettings } from '@college/ui/LongTextField';
import { Shortcuts, ShortcutSettings } from '@college/ui/Shortcuts';
import { Breadcrumb } from '@college/ui/Breadcrumb';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { goShortcuts } from '../../palette/goKeys';
import { usePalette } from '../../palette/usePalette';
import { PlaceNote } from '../../palette/PlaceNote';
import { NewNoticeCount } from '../../notices/LaterNew';
import { LaterNotices } from '../../notices/LaterNotices';
import { useNoticeCount } from '../../notices/useNoticeCount';
import { useSettings } from '../../preferences/settings';
import { useLongTextPlace } from '../../preferences/useLongTextPlace';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { useDocumentTitle, useRow } from '../../routing/useDocumentTitle';
import { useServices } from '../../services';
import { SessionQueries } from '../../session/SessionQueries';
import { useLogin } from '../../session/useLogin';
import { useSignOut } from '../../session/useSignOut';
import { EditionOfPage } from '../../shell/EditionOfPage';
import { useFeedbackEntry } from '../../shell/useFeedbackEntry';
import { PageChromeProvider, usePageChromeState } from '../../shell/pageChrome';
import { navigationEntries } from './navigationEntries';

/** Frame of everything behind the sign-in (core §2). */
export function MainRoute() {
  const { demoEmail } = useServices();
  const { language, changeLanguage, preferences, changePreferences, browserStorage } = useSettings();
  const { chrome, saveStatus, setFrame } = usePageChromeState();
  const location = useLocation();
  const user = useLogin()?.user;
  const { longTextPlace, changeLongTextPlace } = useLongTextPlace(browserStorage, user?.id);
  const hasRights = user !== undefined && mayAnywhere(user, 'read');
  const isDemo = user !== undefined && isDemoEmail(user.email, demoEmail);
  const { security, unseen, see, seeOne, lookAgain } = useNoticeCount(isDemo ? undefined : user?.id, location.pathname === '/user');
  const newNotices = useMemo(() => ({ unseen, seeOne }), [unseen, seeOne]);
  const { openFeedback, dialog } = useFeedbackEntry();
  const signOut = useSignOut();
  const row = useRow();
  const names = usePageNames();
  const end = chrome.end ?? (row && 'title' in row ? names[row.title] : '');
  useDocumentTitle(row, chrome.subject);
  const entries = useMemo(() => navigationEntries(location.search), [location.search]);
  const isRail = preferences.isRail ?? chrome.isEditor ?? false;
  const accountHref = isDemo ? undefined : '/user';
  const pageName = row && 'title' in row ? names[row.title] : '';
  const { keys, open, palette } = usePalette(user !== undefined && hasRights, {
    userId: user?.id ?? 0,
    entries,
    pageName,
    accountHref,
    isRail,
    onFeedback: openFeedback,
    onSignOut: () => void signOut(),
  });

  const router = useRouter();
  const allKeys = useMemo(
    () => (hasRights ? { ...keys, ...goShortcuts(entries, (href) => router.history.push(`${basePath}${href}`)) } : keys),
    [hasRights, keys, entries, router],
  );

  return (
    <ShortcutSettings isSingleKeyEnabled={preferences.areShortcutsOn}>
      <Shortcuts keys={allKeys}>
        <AppShell
          entries={entries}
          currentPath={location.pathname}
          user={
            user && {
              name: textOf(user, 'userName', languageOfCode(language)),
              picture: user.thumbnail,
              hasRights,
              canManage: mayAnywhere(user, 'manage'),
            }
          }
          allowedPaths={isDemo ? demoRoutes : undefined}
          language={language}
          onLanguageChange={changeLanguage}
          languages={chrome.languages}
          theme={preferences.theme}
          onThemeChange={(theme) => changePreferences({ theme })}
          density={preferences.density}
          onDensityChange={(density) => changePreferences({ density })}
          isFitToWindow={preferences.isFitToWindow}
          onFitToWindowChange={(isFitToWindow) => changePreferences({ isFitToWindow })}
          areShortcutsOn={preferences.areShortcutsOn}
          onShortcutsChange={(areShortcutsOn) => changePreferences({ areShortcutsOn })}
          longTextPlace={longTextPlace}
          onLongTextPlaceChange={changeLongTextPlace}
          isRail={isRail}
          onRailChange={(isRail) => changePreferences({ isRail })}
          closedGroups={preferences.closedGroups}
          onClosedGroupsChange={(closedGroups) => changePreferences({ closedGroups })}
          onSignOut={() => void signOut()}
          signInHref="/login"
          accountHref={accountHref}
          newNotices={security}
          notices={hasRights && !isDemo && <LaterNotices count={unseen} onSeen={see} lookAgain={lookAgain} />}
          onFeedback={user && openFeedback}
          onFind={hasRights ? open : undefined}
          breadcrumb={<Breadcrumb entries={chrome.trail ?? [...(chrome.above ?? []), { id: 'page', label: end }]} />}
          saveStatus={saveStatus}
        >
          <SessionQueries>
            <PageChromeProvider setFrame={setFrame}>
              <LongTextSettings place={longTextPlace} onPlaceChange={changeLongTextPlace}>
                <EditionOfPage />
                {hasRights && <PlaceNote chrome={chrome} pageName={pageName} />}
                <NewNoticeCount value={newNotices}>
                  <Outlet />
                </NewNoticeCount>
              </LongTextSettings>
            </PageChromeProvider>
          </SessionQueries>
        </AppShell>
      </Shortcuts>
      {palette}
      {dialog}
    </ShortcutSettings>
  );
}
