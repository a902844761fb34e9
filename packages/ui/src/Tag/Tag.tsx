import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /**
   * `outline` names a property, `filled` a thing one picked or typed, `danger` one that was not understood.
   * @default 'outline'
   */
  variant?: 'outline' | 'filled' | 'danger';
}

/** A short word set off from its surroundings; it does nothing when pressed. */
export function Tag({ variant = 'outline', ...rest }: TagProps) {
  return <Word {...rest} data-variant={variant} />;
}

const Word = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[1]};
  block-size: 24px;
  padding: 0 ${tokens.space[2]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;

  &[data-variant='outline'] {
    block-size: 20px;
    padding: 0 6px;
    border-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
  }
  &[data-variant='filled'] {
    background: ${tokens.color.fillQuiet};
  }
  [data-cw-theme='contrast'] &[data-variant='filled'] {
    border-color: ${tokens.color.borderStrong};
  }
  &[data-variant='danger'] {
    border-color: ${tokens.color.danger};
    color: ${tokens.color.danger};
  }
`;
