import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { screenOnly } from '@college/ui/print';
import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { commentMarkMessages } from './messages';

export interface CommentMarkProps {
  /** What the thing beside it is called. */
  name: string;
  /** Open discussions about it. @default 0 */
  open?: number;
  /** Resolved ones. @default 0 */
  resolved?: number;
  /** Called when it is pressed: shows the discussions, or the field for the first one. */
  onPress?: () => void;
  /** Whether Tab and screen readers pass it by while there is nothing to read, in long lists where another way leads to a new comment. @default false */
  isPassedByEmpty?: boolean;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Reaches the root element. */
  ref?: Ref<HTMLButtonElement>;
}

/** How many open discussions there are about the thing beside it; pressed, it shows them. */
export function CommentMark({ name, open = 0, resolved = 0, onPress, isPassedByEmpty = false, ...rest }: CommentMarkProps) {
  const text = useMessages(commentMarkMessages);
  const label = open > 0 ? text.open({ name, count: open }) : resolved > 0 ? text.resolved({ name }) : text.write({ name });
  const isEmpty = open + resolved === 0;
  const isPassedBy = isEmpty && isPassedByEmpty;
  return (
    <Mark
      {...rest}
      aria-label={label}

      data-open={open > 0 || undefined}
      onPress={onPress}
      render={isPassedBy ? silent : undefined}
    >
      {open > 0 ? open : <Icon of={isEmpty ? MessageSquarePlus : MessageSquare} size="small" />}
    </Mark>
  );
}

// React Aria keeps the attribute off a button that is given it.
const silent: NonNullable<ButtonProps['render']> = (props) => <button {...props} tabIndex={-1} aria-hidden />;

const Mark = styled(Button)`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-inline-size: 24px;
  block-size: 20px;
  padding: 0 ${tokens.space[1]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  cursor: default;
  outline: none;

  &[data-hovered] {
    background: ${tokens.color.rowHover};
    color: ${tokens.color.text};
  }
  &[data-open] {
    min-inline-size: 20px;
    margin-inline: 2px;
    /* A speech mark: the corner at its foot is square. */
    border-radius: 10px 10px 10px 2px;
    background: ${tokens.color.text};
    color: ${tokens.color.surface};
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &[data-open] {
      border: 1px solid ButtonText;
    }
  }
  ${screenOnly}
`;
