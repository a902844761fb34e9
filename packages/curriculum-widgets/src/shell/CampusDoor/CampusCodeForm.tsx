import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { loginPageMessages } from '../LoginPage/messages';
import { campusDoorMessages } from './messages';

interface CampusCodeFormProps {
  /** What was wrong with the code that was sent. */
  problem: string | undefined;
  isSending: boolean;
  onSend: (code: string) => void;
  onEdit: () => void;
  onLeave: () => void;
}

/** The code of the second factor, after the provider confirmed who somebody is. */
export function CampusCodeForm({ problem, isSending, onSend, onEdit, onLeave }: CampusCodeFormProps) {
  const text = useMessages(loginPageMessages);
  const { otherWay } = useMessages(campusDoorMessages);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const typed = code.trim();
    setMissing(typed === '');
    input.current?.select();
    if (typed !== '') onSend(typed);
  }

  return (
    <Form noValidate aria-label={text.submit} onSubmit={handleSubmit}>
      <TextField
        label={text.code}
        description={text.codeHelp}
        value={code}
        onChange={(value) => {
          setCode(value);
          setMissing(false);
          onEdit();
        }}
        errorMessage={isMissing ? text.codeEmpty : problem}
        autoComplete="one-time-code"
        isReadOnly={isSending}
        inputRef={input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field comes because it is what is missing
        autoFocus
      />
      <Button type="submit" variant="primary" size="large" isPending={isSending} pendingLabel={text.submitting}>
        {text.submit}
      </Button>
      <Button variant="link" isDisabled={isSending} onPress={onLeave}>
        {otherWay}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${tokens.vars.density.control}: 40px;
  display: grid;
  gap: ${tokens.space[5]};
`;
