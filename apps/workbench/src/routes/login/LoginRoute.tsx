import { ApiError, createAuth, isCallFailure } from '@college/api-client';
import { replyCodes } from '@college/curriculum-model';
import { LoginPage } from '@college/curriculum-widgets/shell/LoginPage';
import { useToast } from '@college/ui/Toast';
import { useRouter, useSearch } from '@tanstack/react-router';
import { afterSignIn } from '../../guard/guard';
import { useSettings } from '../../preferences/settings';
import { useCanOpen } from '../../rights/useCanOpen';
import { basePath } from '../../routing/basePath';
import { useServices } from '../../services';

const rememberedKey = 'rememberedAccount';

/** /login: signs in and redirects to the requested page. */
export function LoginRoute() {
  const { client, session, demoEmail } = useServices();
  const { language, changeLanguage, browserStorage } = useSettings();
  const { redirect } = useSearch({ from: '/login' });
  const { showToast } = useToast();
  const router = useRouter();
  const canOpen = useCanOpen();

  async function signIn(
    { account, password, code }: { account: string; password: string; code?: string },
    { isRemembered }: { isRemembered: boolean },
  ) {
    const loginInfo = await createAuth(client)
      .signIn({ email: account, password, ...(code !== undefined && { code }) })
      .catch((failure: unknown) => {
        const isCodeAsked = failure instanceof ApiError && failure.code === replyCodes.codeWanted;
        if (isCallFailure(failure) && !isCodeAsked) showToast({ type: 'error', message: failure.message });
        throw failure;
      });
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
