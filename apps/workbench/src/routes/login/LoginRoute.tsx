import { LoginPage } from '@college/curriculum-widgets/shell/LoginPage';
import { useToast } from '@college/ui/Toast';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterSignIn } from '../../guard/guard';
import { useSettings } from '../../preferences/settings';
import { useCanOpen } from '../../rights/useCanOpen';
import { basePath } from '../../routing/basePath';
import { useServices } from '../../services';
import { loadSignIn } from './loadSignIn';

const rememberedKey = 'rememberedAccount';

/** /login: signs in and redirects to the requested page. */
export function LoginRoute({ load = loadSignIn }: { load?: typeof loadSignIn }) {
  const { client, session, demoEmail } = useServices();
  const { language, changeLanguage, browserStorage } = useSettings();
  const { redirect } = useSearch({ from: '/login' });
  const { showToast } = useToast();
  const router = useRouter();
  const canOpen = useCanOpen();
  // Whether it came shows when it is called.
  useEffect(() => void load().catch(() => undefined), [load]);

  async function signIn(
    { account, password, code }: { account: string; password: string; code?: string },
    { isRemembered }: { isRemembered: boolean },
  ) {
    const call = await load().catch((cause: unknown) => {
      // Without words of its own the form says that nothing was sent.
      throw new Error('', { cause });
    });
    const credentials = { email: account, password, ...(code !== undefined && { code }) };
    const loginInfo = await call.signIn(client, credentials, (message) => showToast({ type: 'error', message }));
    if (isRemembered) browserStorage.setItem(rememberedKey, account);
    else browserStorage.removeItem(rememberedKey);
    session.begin(loginInfo);
    router.history.replace(`${basePath}${afterSignIn({ email: loginInfo.data.user.email, demoEmail, returnTo: redirect })}`);
  }

  return (
    <LoginPage
      language={language}
      onLanguageChange={changeLanguage}
      rememberedAccount={browserStorage.getItem(rememberedKey) ?? undefined}
      forgottenHref={canOpen('/support/forgetpwd') ? '/support/forgetpwd' : undefined}
      onSignIn={signIn}
    />
  );
}
