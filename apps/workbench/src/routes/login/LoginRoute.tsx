import type { LoginInfo } from '@college/curriculum-model';
import { LoginPage, type Credentials } from '@college/curriculum-widgets/shell/LoginPage';
import { useToast } from '@college/ui/Toast';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { afterSignIn } from '../../guard/guard';
import { useSettings } from '../../preferences/settings';
import { useCanOpen } from '../../rights/useCanOpen';
import { basePath } from '../../routing/basePath';
import { useServices } from '../../services';
import type { CampusPart } from './loadCampus';
import { loadSignIn } from './loadSignIn';

const rememberedKey = 'rememberedAccount';
/** Set where the campus has a sign-in of its own: the form then waits until it is known whether it shows. */
const campusKey = 'campusSignIn';

/** /login: signs in and redirects to the requested page. */
export function LoginRoute({ load = loadSignIn }: { load?: typeof loadSignIn }) {
  const { client, session, demoEmail } = useServices();
  const { language, changeLanguage, browserStorage } = useSettings();
  const { redirect } = useSearch({ from: '/login' });
  const { showToast } = useToast();
  const router = useRouter();
  const canOpen = useCanOpen();
  const [hash] = useState(router.history.location.hash);
  const [campus, setCampus] = useState<CampusPart | null>();
  const [isFormShown, setFormShown] = useState(!hash && !browserStorage.getItem(campusKey));

  useEffect(() => {
    // What a provider sent is nobody else's to read.
    if (hash) router.history.replace(router.history.location.href.split('#')[0]!);
    // Whether the call came shows when it is called.
    void load()
      .then((call) => call.loadCampus(client, hash, browserStorage, campusKey))
      .catch(() => null)
      .then(setCampus);
  }, [load, client, hash, router, browserStorage]);

  function begin(loginInfo: LoginInfo, returnTo = redirect) {
    session.begin(loginInfo);
    router.history.replace(`${basePath}${afterSignIn({ email: loginInfo.data.user.email, demoEmail, returnTo })}`);
  }

  async function signIn(credentials: Credentials, { isRemembered }: { isRemembered: boolean }) {
    const call = await load().catch((cause: unknown) => {
      // Without words of its own the form says that nothing was sent.
      throw new Error('', { cause });
    });
    const loginInfo = await call.signIn(client, credentials, (message) => showToast({ type: 'error', message }));
    if (isRemembered) browserStorage.setItem(rememberedKey, credentials.account);
    else browserStorage.removeItem(rememberedKey);
    begin(loginInfo);
  }

  return (
    <LoginPage
      language={language}
      onLanguageChange={changeLanguage}
      rememberedAccount={browserStorage.getItem(rememberedKey) ?? undefined}
      forgottenHref={canOpen('/support/forgetpwd') ? '/support/forgetpwd' : undefined}
      onSignIn={signIn}
      isFormShown={isFormShown || campus === null}
    >
      {campus && <campus.Door {...campus.given} client={client} to={redirect} onSignedIn={begin} onFormShownChange={setFormShown} />}
    </LoginPage>
  );
}
