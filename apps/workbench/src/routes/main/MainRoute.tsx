import { createAuth, isCallFailure } from '@college/api-client';
import { demoRoutes, isDemoEmail, languageOfCode, textOf } from '@college/curriculum-model';
import { abandonAll } from '@college/curriculum-widgets/course-units/CourseUnitDetail/newUnit';
import { AppShell } from '@college/curriculum-widgets/shell/AppShell';
import { ShortcutSettings } from '@college/ui/Shortcuts';
import { useToast } from '@college/ui/Toast';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useSettings } from '../../preferences/settings';
import { bandHas } from '../../rights/rights';
import { useDocumentTitle, useRow } from '../../routing/useDocumentTitle';
import { useServices } from '../../services';
import { SessionQueries } from '../../session/SessionQueries';
import { useLogin } from '../../session/useLogin';
import { ShellFind } from '../../shell/ShellFind';
import { useFeedbackEntry } from '../../shell/useFeedbackEntry';
import { PageChromeProvider, usePageChromeState } from '../../shell/pageChrome';
import { navigationEntries } from './navigationEntries';

/** Frame of everything behind the sign-in (core §2). */
export function MainRoute() {
  const { client, session, demoEmail } = useServices();
  const { language, changeLanguage, preferences, changePreferences } = useSettings();
  const [chrome, setChrome] = usePageChromeState();
  const location = useLocation();
  const router = useRouter();
  const { showToast } = useToast();
  const user = useLogin()?.user;
  const hasRights = user !== undefined && bandHas(user, 'read');
  const isDemo = user !== undefined && isDemoEmail(user.email, demoEmail);
  const { openFeedback, dialog } = useFeedbackEntry();
  useDocumentTitle(useRow(), chrome.subject);

  /** Leaves the page first, so that unsaved work is asked about; only then ends the sign-in, here in any case. */
  async function signOut() {
    await router.navigate({ to: '/login', search: {} });
    if (router.state.location.pathname !== '/login') return;
    await abandonAll();
    const ended = createAuth(client).signOut();
    // The call has taken the token with it; a slow server must not keep the person signed in here.
    session.end();
    try {
      await ended;
    } catch (failure) {
      if (isCallFailure(failure)) showToast({ type: 'error', message: failure.message });
      else throw failure;
    }
  }

  return (
    <ShortcutSettings isSingleKeyEnabled={preferences.areShortcutsOn}>
      <AppShell
        entries={navigationEntries(location.search)}
        currentPath={location.pathname}
        user={
          user && {
            name: textOf(user, 'userName', languageOfCode(language)),
            picture: user.thumbnail,
            hasRights,
            canManage: bandHas(user, 'manage'),
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
        areShortcutsOn={preferences.areShortcutsOn}
        onShortcutsChange={(areShortcutsOn) => changePreferences({ areShortcutsOn })}
        isRail={preferences.isRail ?? chrome.isEditor ?? false}
        onRailChange={(isRail) => changePreferences({ isRail })}
        closedGroups={preferences.closedGroups}
        onClosedGroupsChange={(closedGroups) => changePreferences({ closedGroups })}
        onSignOut={() => void signOut()}
        signInHref="/login"
        accountHref={isDemo ? undefined : '/user'}
        onFeedback={user && openFeedback}
        find={hasRights && <ShellFind />}
        breadcrumb={chrome.breadcrumb}
        saveStatus={chrome.saveStatus}
      >
        <SessionQueries>
          <PageChromeProvider onChange={setChrome}>
            <Outlet />
          </PageChromeProvider>
        </SessionQueries>
      </AppShell>
      {dialog}
    </ShortcutSettings>
  );
}
