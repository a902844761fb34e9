import { useMessages } from '@college/ui/messages';
import type { ReactNode, Ref } from 'react';
import { PublicPage } from '../PublicPage';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { loginPageMessages } from './messages';

export interface LoginPageProps extends LoginFormProps {
  /** Language code, 80101 for Chinese. */
  language: string;
  /** Called with the code of the language that the user selects. */
  onLanguageChange: (language: string) => void;
  /** Other ways to sign in, above the form: a `CampusDoor`. */
  children?: ReactNode;
  /** Whether the form for account and password shows. @default true */
  isFormShown?: boolean;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

/** The sign-in page: what the product makes on the left, the form on the right. */
export function LoginPage({ language, onLanguageChange, ref, children, isFormShown = true, ...form }: LoginPageProps) {
  const text = useMessages(loginPageMessages);
  return (
    <PublicPage
      ref={ref}
      product={text.product}
      title={text.title}
      language={language}
      onLanguageChange={onLanguageChange}
      foot={isFormShown && form.forgottenHref === undefined ? text.askAdministrator : undefined}
    >
      {children}
      {isFormShown && <LoginForm {...form} />}
    </PublicPage>
  );
}
