import { useMessages } from '@college/ui/messages';
import type { Ref } from 'react';
import { PublicPage } from '../PublicPage';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { loginPageMessages } from './messages';

export interface LoginPageProps extends LoginFormProps {
  /** Language code, 80101 for Chinese. */
  language: string;
  /** Called with the code of the language that the user selects. */
  onLanguageChange: (language: string) => void;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

/** The sign-in page: what the product makes on the left, the form on the right. */
export function LoginPage({ language, onLanguageChange, ref, ...form }: LoginPageProps) {
  const text = useMessages(loginPageMessages);
  return (
    <PublicPage
      ref={ref}
      product={text.product}
      title={text.title}
      language={language}
      onLanguageChange={onLanguageChange}
      foot={form.forgottenHref === undefined ? text.askAdministrator : undefined}
    >
      <LoginForm {...form} />
    </PublicPage>
  );
}
