import { Icon } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { screenOnly } from '@college/ui/print';
import { Tooltip } from '@college/ui/Tooltip';
import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { LevelSign } from '../../rules/LevelSign';
import { MarkedFindings, type MarkedFinding } from './MarkedFindings';
import { useMarkName } from './useMarkName';

export interface CommentMarkProps {
  /** What the thing beside it is called. */
  name: string;
  /** Open discussions about it. @default 0 */
  open?: number;
  /** Resolved ones. @default 0 */
  resolved?: number;
  /** What the rules find there, what weighs most first: its sign stands beside the number, its sentences show on hover and focus. */
  findings?: readonly MarkedFinding[] | undefined;
  /** Called when it is pressed: shows the discussions, or the field for the first one. */
  onPress?: () => void;
  /** Whether Tab and screen readers pass it by while there is nothing to read, in long lists where another way leads to a new comment. @default false */
  isPassedByEmpty?: boolean;
  /** Whether Tab passes it by where rules find something and nobody said anything, beside fields that Tab walks through, where another way leads to the findings. @default false */
  isPassedByFound?: boolean;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Reaches the root element. */
  ref?: Ref<HTMLButtonElement>;
}

/** How many open discussions there are about the thing beside it, and how much what the rules find there weighs; pressed, it shows them. */
export function CommentMark(props: CommentMarkProps) {
  const { name, open = 0, resolved = 0, findings = [], onPress, isPassedByEmpty = false, isPassedByFound = false, ...rest } = props;
  const level = findings[0]?.level;
  const label = useMarkName({ name, open, resolved, level, count: findings.length });
  const isEmpty = open + resolved === 0;
  const passedBy = level === undefined ? isPassedByEmpty && silent : isPassedByFound && unstopped;
  return (
    <Tooltip content={<MarkedFindings findings={findings} />} isDisabled={level === undefined}>
      <Mark
        {...rest}
        aria-label={label}
        data-open={(open > 0 && level === undefined) || undefined}
        data-level={level}
        onPress={onPress}
        render={(isEmpty && passedBy) || undefined}
      >
        {level !== undefined && <LevelSign level={level} />}
        {open > 0 && <Open data-open={level !== undefined || undefined}>{open}</Open>}
        {open === 0 && !(isEmpty && level !== undefined) && <Icon of={isEmpty ? MessageSquarePlus : MessageSquare} size="small" />}
      </Mark>
    </Tooltip>
  );
}

// React Aria keeps the attribute off a button that is given it.
const unstopped: NonNullable<ButtonProps['render']> = (props) => <button {...props} tabIndex={-1} />;
const silent: NonNullable<ButtonProps['render']> = (props) => <button {...props} tabIndex={-1} aria-hidden />;

/** A speech mark: the corner at its foot is square. */
const speech = css`
  border-radius: 10px 10px 10px 2px;
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  font-weight: 600;
`;

/** The number; a speech mark of its own beside a sign. */
const Open = styled.span`
  &[data-open] {
    min-inline-size: 20px;
    padding-inline: ${tokens.space[1]};
    line-height: 20px;
    ${speech}
  }
  @media (forced-colors: active) {
    &[data-open] {
      border: 1px solid ButtonText;
    }
  }
`;

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
    ${speech}
  }
  &[data-level] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${tokens.space[1]};

    > [data-level] {
      block-size: 20px;
    }
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
