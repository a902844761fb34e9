import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { useMessages } from '../messages';
import { onNarrowWindow, tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import { stepperMessages } from './messages';

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The names of the steps in order. */
  steps: readonly string[];
  /** Index of the current step, from 0; the number of steps when all are done. */
  currentStep: number;
}

/** The current step of a wizard. It is not interactive: the wizard has its own Back and Next. */
export function Stepper({ steps, currentStep, ...rest }: StepperProps) {
  const messages = useMessages(stepperMessages);
  return (
    <List aria-label={messages.label} {...rest}>
      {steps.map((name, index) => (
        <Step
          key={name}
          data-state={index < currentStep ? 'done' : index === currentStep ? 'current' : 'coming'}
          aria-current={index === currentStep ? 'step' : undefined}
        >
          <Ring aria-hidden={index < currentStep || undefined}>{index < currentStep ? <Icon of={Check} size="tiny" /> : index + 1}</Ring>
          <Name title={name}>
            {index < currentStep && <VisuallyHidden>{messages.done}</VisuallyHidden>}
            {name}
          </Name>
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  ${onNarrowWindow} {
    flex-wrap: wrap;
  }
`;

const Step = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
  white-space: nowrap;

  & + &::before {
    content: '';
    flex: 0 10 auto;
    inline-size: ${tokens.space[12]};
    min-inline-size: ${tokens.space[4]};
    block-size: 1px;
    margin-inline-end: ${tokens.space[1]};
    background: ${tokens.color.borderStrong};
  }
  &[data-state='current'] {
    flex: none;
    max-inline-size: 100%;
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Ring = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid ${tokens.color.borderControl};
  border-radius: ${tokens.radius.round};
  font-size: 12px;
  line-height: 1;
  font-variant-numeric: tabular-nums;

  [data-state='done'] > & {
    border-color: ${tokens.color.text};
    color: ${tokens.color.text};
  }
  [data-state='current'] > & {
    border-color: ${tokens.color.text};
    background: ${tokens.color.text};
    color: ${tokens.color.surface};
    forced-color-adjust: none;
  }
`;
