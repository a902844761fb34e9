import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { BusyArc } from '../icons';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import { loadingMessages } from './messages';

export interface LoadingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * `spinner` shows the spinner alone; `text` shows the label next to it.
   * @default 'spinner'
   */
  variant?: 'spinner' | 'text';
  /** What is said, and written in the text variant. @default '载入中', '数据加载中，请稍候...' */
  label?: string;
}

/** Waiting without a shape to come. For lists and tables use `SkeletonRows` instead. */
export function Loading({ variant = 'spinner', label, ...rest }: LoadingProps) {
  const messages = useMessages(loadingMessages);
  const text = label ?? (variant === 'text' ? messages.text : messages.label);
  return (
    <Line role="status" aria-label={text} {...rest} data-variant={variant}>
      <BusyArc />
      {variant === 'text' ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </Line>
  );
}

const Line = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
`;
