import { inLanguage, passwordLimits, passwordMessages } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { PasswordField } from '@college/ui/PasswordField';
import { tokens } from '@college/ui/theme';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { newPasswordMessages } from './messages';
import type { NewPassword, NewPasswordFaults } from './newPassword';
import { PasswordStrength } from './PasswordStrength';

export interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (change: Partial<NewPassword>) => void;
  faults: NewPasswordFaults;
  /** What the server says about the new password, such as that a list of leaked ones has it. */
  refusal?: string;
  /** Name and e-mail of the account, which the password must not be like. */
  account?: readonly string[];
  isReadOnly?: boolean;
  freshRef?: Ref<HTMLInputElement>;
  repeatRef?: Ref<HTMLInputElement>;
}

/** A new password, typed twice: its strength in words below it, faults beside the field they are about. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, onChange, faults, refusal, account, isReadOnly, freshRef, repeatRef } = props;
  const text = useMessages(newPasswordMessages);
  const language = useLanguage();

  function freshMessage() {
    if (faults.fresh === undefined) return refusal;
    if (faults.fresh === 'empty' || faults.fresh === 'sameAsOld') return text[faults.fresh];
    return inLanguage(passwordMessages[faults.fresh], language);
  }
  function repeatMessage() {
    if (faults.repeat === undefined) return undefined;
    return faults.repeat === 'empty' ? text.repeatEmpty : text.different;
  }

  return (
    <>
      <Chosen>
        <PasswordField
          label={text.fresh}
          value={value.fresh}
          onChange={(fresh) => onChange({ fresh })}
          autoComplete="new-password"
          description={text.help(passwordLimits)}
          errorMessage={freshMessage()}
          isReadOnly={isReadOnly}
          inputRef={freshRef}
        />
        <PasswordStrength password={value.fresh} account={account} isFaultSaid={freshMessage() !== undefined} />
      </Chosen>
      <PasswordField
        label={text.repeat}
        value={value.repeat}
        onChange={(repeat) => onChange({ repeat })}
        autoComplete="new-password"
        errorMessage={repeatMessage()}
        isReadOnly={isReadOnly}
        inputRef={repeatRef}
      />
    </>
  );
}

const Chosen = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;
