import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export type KbdProps = ComponentPropsWithRef<'kbd'>;

/** One key of the keyboard. */
export function Kbd(props: KbdProps) {
  return <Key {...props} />;
}

const Key = styled.kbd`
  display: inline-block;
  min-inline-size: 18px;
  padding: 0 ${tokens.space[1]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} 12px/16px ${tokens.font.family};
  text-align: center;
`;
