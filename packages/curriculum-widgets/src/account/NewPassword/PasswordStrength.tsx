import { inLanguage, passwordFault, passwordMessages, passwordStrength, passwordStrengthNames } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { newPasswordMessages } from './messages';

const steps = [1, 2, 3, 4] as const;

export interface PasswordStrengthProps {
  password: string;
  /** Name and e-mail of the account: a password like them is weak. */
  account?: readonly string[];
  /**
   * Whether the error of the password is already shown beside the field.
   * @default false
   */
  isFaultSaid?: boolean;
}

/** How hard a password is to guess, or why it will be refused: in words, spoken when they change, and four steps that repeat it for the eye. */
export function PasswordStrength({ password, account, isFaultSaid = false }: PasswordStrengthProps) {
  const text = useMessages(newPasswordMessages);
  const language = useLanguage();
  const strength = passwordStrength(password, account);

  function words() {
    if (password === '') return '';
    const fault = passwordFault(password, account);
    if (fault !== undefined && !isFaultSaid) return inLanguage(passwordMessages[fault], language);
    return text.strengthOf({ word: inLanguage(passwordStrengthNames[strength], language) });
  }

  return (
    <Line data-shown={password !== '' || undefined}>
      <Steps aria-hidden="true">
        {steps.map((step) => (
          <Step key={step} data-reached={strength >= step || undefined} data-strength={strength} />
        ))}
      </Steps>
      {/* Always there, so that the first word is already a change of it. */}
      <span role="status">{words()}</span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  /* Only the steps: a hidden word would not be spoken when it comes. */
  &:not([data-shown]) > :first-child {
    visibility: hidden;
  }
`;

const Steps = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 32px);
  gap: 2px;
`;

const Step = styled.span`
  block-size: 4px;
  background: ${tokens.color.track};
  forced-color-adjust: none;
  transition: background ${tokens.motion.fast} ${tokens.motion.ease};

  [data-cw-theme='contrast'] & {
    outline: 1px solid ${tokens.color.text};
  }
  &[data-reached] {
    background: ${tokens.color.strong};
  }
  &[data-reached][data-strength='1'] {
    background: ${tokens.color.warning};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    background: Canvas;

    &[data-reached] {
      background: CanvasText;
    }
  }
`;
