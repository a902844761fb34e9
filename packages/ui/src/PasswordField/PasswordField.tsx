import { Eye, EyeOff } from 'lucide-react';
import { useState, type CSSProperties, type Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { BoxInput, fieldColumn, FieldLabel, FieldMessage, InputBox, type FieldTexts } from '../Field';
import { IconButton } from '../IconButton';
import { Icon } from '../icons';
import { useMessages } from '../messages';
import { passwordFieldMessages } from './messages';

export interface PasswordFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'type'>, FieldTexts {
  /**
   * `current-password` to sign in, `new-password` to choose one; password managers read it.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password';
  /** Shown in the box while it is empty; it never replaces the label. */
  placeholder?: string;
  /** Reaches the input; `ref` reaches the whole field. */
  inputRef?: Ref<HTMLInputElement>;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A password, hidden until the eye is pressed. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, errorMessage, placeholder, inputRef, autoComplete = 'current-password', ...rest } = props;
  const text = useMessages(passwordFieldMessages);
  const [isShown, setShown] = useState(false);
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  return (
    <Column
      validationBehavior="aria"
      spellCheck="false"
      {...rest}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      isInvalid={isInvalid}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <InputBox isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
        <BoxInput ref={inputRef} placeholder={placeholder} />
        <Reveal aria-label={isShown ? text.hide : text.show} size="small" isDisabled={rest.isDisabled} onPress={() => setShown(!isShown)}>
          <Icon of={isShown ? EyeOff : Eye} />
        </Reveal>
      </InputBox>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </Column>
  );
}

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;

const Reveal = styled(IconButton)`
  margin-inline-end: -8px;
`;
