import { createAccount } from '@college/api-client';
import { ForgotPassword, forgotPasswordMessages } from '@college/curriculum-widgets/account/ForgotPassword';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';

/** /support, /support/forgetpwd and /forgetpwd: a forgotten password (decision 6); the link in the mail contains the token. */
export function ForgotPasswordRoute() {
  const { client, session } = useServices();
  const { language, changeLanguage } = useSettings();
  const text = useMessages(forgotPasswordMessages);
  const { showToast } = useToast();
  const router = useRouter();
  const { token } = useSearch({ strict: false });
  const source = useMemo(() => createAccount(client), [client]);

  function goToSignIn() {
    // The new password has ended every session of the account, including one in this tab.
    session.end();
    showToast({ type: 'success', message: text.isSet });
    void router.navigate({ to: '/login', search: {}, replace: true });
  }

  return (
    <ForgotPassword
      source={source}
      token={token}
      language={language}
      onLanguageChange={changeLanguage}
      signInHref="/login"
      requestHref="/support/forgetpwd"
      onReset={goToSignIn}
    />
  );
}
