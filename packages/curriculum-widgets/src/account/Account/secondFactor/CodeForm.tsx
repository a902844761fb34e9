import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { AccountFields } from '../AccountSection';
import { secondFactorMessages } from './messages';

interface CodeFormProps {
  label: string;
  /** Said when nothing is entered. */
  emptyWords: string;
  act: string;
  pendingAct: string;
  isBusy: boolean;
  failure: string | undefined;
  onEdit: () => void;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** One code with its act; a refused one stays, selected. */
export function CodeForm({ label, emptyWords, act, pendingAct, isBusy, failure, onEdit, onSubmit, onCancel }: CodeFormProps) {
  const text = useMessages(secondFactorMessages);
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    input.current?.select();
    if (code.trim() === '') setChecked(true);
    else if (!isBusy) onSubmit(code.trim());
  }

  return (
    <AccountFields onSubmit={handleSubmit} noValidate>
      <TextField
        label={label}
        value={code}
        onChange={(value) => {
          setCode(value);
          setChecked(false);
          onEdit();
        }}
        errorMessage={isChecked ? emptyWords : failure}
        autoComplete="one-time-code"
        isReadOnly={isBusy}
        inputRef={input}
      />
      <Acts>
        <Button type="submit" variant="primary" isPending={isBusy} pendingLabel={pendingAct}>
          {act}
        </Button>
        <Button variant="ghost" isDisabled={isBusy} onPress={onCancel}>
          {text.cancel}
        </Button>
      </Acts>
    </AccountFields>
  );
}

const Acts = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;
