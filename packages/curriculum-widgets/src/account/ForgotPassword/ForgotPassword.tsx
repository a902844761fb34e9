import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useReducer, useRef, type Ref } from 'react';
import { PublicPage } from '../../shell/PublicPage';
import { Aside, DoorForm, Lead, Ways } from './doorParts';
import { forgotPasswordMessages } from './messages';
import type { PasswordResetSource } from './PasswordResetSource';
import { RequestForm } from './RequestForm';
import { openRequest, requestReducer } from './requestState';
import { ResetForm } from './ResetForm';

export interface ForgotPasswordProps {
  /** What sends the letter and sets the new password. */
  source: PasswordResetSource;
  /** Token of the link in the letter; with it the page sets the new password. */
  token?: string;
  /** Language code, 80101 for Chinese. */
  language: string;
  /** Called with the code of the language that the user selects. */
  onLanguageChange: (language: string) => void;
  /** The address of the sign-in. */
  signInHref: string;
  /** This page without a token, to ask for another link. */
  requestHref: string;
  /** The new password is set; now the person signs in with it. */
  onReset: () => void;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

/** A forgotten password, without a sign-in: the link by letter, and by the link the new password. */
export function ForgotPassword({ source, token, signInHref, requestHref, onReset, ...page }: ForgotPasswordProps) {
  const text = useMessages(forgotPasswordMessages);
  const [state, dispatch] = useReducer(requestReducer, openRequest);
  const title = useRef<HTMLHeadingElement>(null);
  const frame = { ...page, product: text.product, titleRef: title };

  if (token !== undefined) {
    return (
      <PublicPage {...frame} title={text.resetTitle}>
        <ResetForm key={token} token={token} source={source} signInHref={signInHref} requestHref={requestHref} onReset={onReset} />
      </PublicPage>
    );
  }
  return (
    <PublicPage {...frame} title={state.status === 'sent' ? text.sentTitle : text.title}>
      {state.status === 'sent' ? (
        <DoorForm as="div" role="status">
          <Lead>{text.sent({ email: state.email })}</Lead>
          <Aside>{text.noMail}</Aside>
          <Button size="large" onPress={() => dispatch({ type: 'asksAgain' })}>
            {text.again}
          </Button>
          <Ways>
            <Link href={signInHref}>{text.toSignIn}</Link>
          </Ways>
        </DoorForm>
      ) : (
        <RequestForm state={state} dispatch={dispatch} source={source} signInHref={signInHref} onSent={() => title.current?.focus()} />
      )}
    </PublicPage>
  );
}
