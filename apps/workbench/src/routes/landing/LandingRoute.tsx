import { LandingPage } from '@college/curriculum-widgets/shell/LandingPage';
import { useSettings } from '../../preferences/settings';
import { useLogin } from '../../session/useLogin';

/** /: the public start, with the ways into the workbench and to the sign-in. */
export function LandingRoute() {
  const { language, changeLanguage } = useSettings();
  return (
    <LandingPage
      language={language}
      onLanguageChange={changeLanguage}
      workbenchHref="/workbench"
      loginHref={useLogin() ? undefined : '/login'}
    />
  );
}
