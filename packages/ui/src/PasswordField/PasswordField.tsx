import { Eye, EyeOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { BoxInput, fieldColumn, FieldLabel, FieldMessage, InputBox } from '../Field';
import { useTextControl, type TextControlProps } from '../Field/useTextControl';
import { IconButton } from '../IconButton';
import { Icon } from '../icons';
import { useMessages } from '../messages';
import { passwordFieldMessages } from './messages';

export interface PasswordFieldProps extends Omit<TextControlProps, 'type'> {
  /**
   * `current-password` to sign in, `new-password` to choose one; password managers read it.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password';
  /** Reaches the input; `ref` reaches the whole field. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A password, hidden until the eye is pressed. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { inputRef, autoComplete = 'current-password', ...rest } = props;
  const text = useMessages(passwordFieldMessages);
  const [isShown, setShown] = useState(false);
  const { root, control, label, message, isInvalid } = useTextControl({ spellCheck: 'false', ...rest, autoComplete }, inputRef);
  return (
    <Column {...root}>
      <FieldLabel {...label} />
      <InputBox isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
        <BoxInput {...control} type={isShown ? 'text' : 'password'} />
        <Reveal aria-label={isShown ? text.hide : text.show} size="small" isDisabled={rest.isDisabled} onPress={() => setShown(!isShown)}>
          <Icon of={isShown ? EyeOff : Eye} />
        </Reveal>
      </InputBox>
      <FieldMessage {...message} />
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;

const Reveal = styled(IconButton)`
  margin-inline-end: -8px;
`;
