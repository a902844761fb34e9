import { replyCodes } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { PasswordField } from '@college/ui/PasswordField';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { useReducer, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { replyCodeOf } from '../../support/replyCodeOf';
import { filling, loginReducer, type Credentials } from './loginState';
import { loginPageMessages } from './messages';

export interface LoginFormProps {
  /** Signs in; rejects with an error whose message is for the person. One with the `code` 30011 asks for the code of the second factor. */
  onSignIn: (credentials: Credentials, options: { isRemembered: boolean }) => Promise<void>;
  /** Account that was remembered on this computer. */
  rememberedAccount?: string;
  /** The link to the password reset; without it the page names whom to ask. */
  forgottenHref?: string;
}

/** Account, password, where it is asked for the code of the second factor, and one button; Enter submits, a rejection keeps the input. */
export function LoginForm({ onSignIn, rememberedAccount = '', forgottenHref }: LoginFormProps) {
  const text = useMessages(loginPageMessages);
  const [state, dispatch] = useReducer(loginReducer, filling);
  const [account, setAccount] = useState(rememberedAccount);
  const [password, setPassword] = useState('');
  const [isRemembered, setRemembered] = useState(rememberedAccount !== '');
  const accountRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState<string>();
  const codeRef = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const credentials = { account: account.trim(), password, ...(code !== undefined && { code: code.trim() }) };
    const next = loginReducer(state, { type: 'submitted', credentials });
    dispatch({ type: 'submitted', credentials });
    if (next.status === 'filling') (next.isAccountMissing ? accountRef : next.isPasswordMissing ? passwordRef : codeRef).current?.focus();
    if (next.status !== 'sending' || state.status === 'sending') return;
    try {
      await onSignIn(credentials, { isRemembered });
    } catch (error) {
      if (wantsCode(error) && code === undefined) {
        dispatch({ type: 'codeAsked' });
        setCode('');
        return;
      }
      dispatch({ type: 'refused', message: error instanceof Error && error.message !== '' ? error.message : text.failed });
      (wantsCode(error) ? codeRef : passwordRef).current?.select();
    }
  }

  function edit(change: () => void) {
    change();
    dispatch({ type: 'edited' });
  }

  /** Another account, or another password, may need no code. */
  function changeWho(change: () => void) {
    setCode(undefined);
    change();
  }

  const isSending = state.status === 'sending';
  const refusal = state.status === 'refused' ? state.message : undefined;
  return (
    <Form onSubmit={(event) => void handleSubmit(event)} noValidate aria-label={text.title}>
      <TextField
        label={text.account}
        value={account}
        onChange={(value) => edit(() => changeWho(() => setAccount(value)))}
        errorMessage={state.status === 'filling' && state.isAccountMissing ? text.accountEmpty : undefined}
        autoComplete="username"
        isReadOnly={isSending}
        inputRef={accountRef}
      />
      <PasswordField
        label={text.password}
        value={password}
        onChange={(value) => edit(() => changeWho(() => setPassword(value)))}
        errorMessage={state.status === 'filling' && state.isPasswordMissing ? text.passwordEmpty : code === undefined ? refusal : undefined}
        isReadOnly={isSending}
        inputRef={passwordRef}
      />
      {code !== undefined && (
        <TextField
          label={text.code}
          description={text.codeHelp}
          value={code}
          onChange={(value) => edit(() => setCode(value))}
          errorMessage={state.status === 'filling' && state.isCodeMissing ? text.codeEmpty : refusal}
          autoComplete="one-time-code"
          isReadOnly={isSending}
          inputRef={codeRef}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field comes because it is what is missing
          autoFocus
        />
      )}
      <Between>
        <Checkbox isSelected={isRemembered} isReadOnly={isSending} onChange={setRemembered}>
          {text.remember}
        </Checkbox>
        {forgottenHref === undefined ? null : <Link href={forgottenHref}>{text.forgotten}</Link>}
      </Between>
      <Button type="submit" variant="primary" size="large" isPending={isSending} pendingLabel={text.submitting}>
        {text.submit}
      </Button>
    </Form>
  );
}

function wantsCode(error: unknown): boolean {
  return replyCodeOf(error) === replyCodes.codeWanted;
}

const Form = styled.form`
  ${tokens.vars.density.control}: 40px;
  display: grid;
  gap: ${tokens.space[5]};
`;

const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
`;
