import { Children, type CSSProperties, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { BusyArc } from '../icons';
import { useMessages } from '../messages';
import { onNarrowWindow, tokens } from '../theme';
import { filledWithHighlight } from '../theme/filledWithHighlight';
import { buttonMessages } from './messages';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  /**
   * The emphasis of the action. One `primary` a view; `danger` asks for confirmation before it destroys, `confirm-danger` confirms.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'link' | 'danger' | 'confirm-danger';
  /**
   * `regular` follows the density (32 or 28 px); `small` is always 28 px, `large` 40 px.
   * @default 'regular'
   */
  size?: 'small' | 'regular' | 'large';
  /** The words while `isPending`: the verb in its running form, e.g. `正在保存…`. Left out, a general phrase is used. */
  pendingLabel?: string;
  /** An optional `Icon` before or after the words. */
  children: ReactNode;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action. Use `Link` to go somewhere and `IconButton` where there is no room for words. */
export function Button({ variant = 'secondary', size = 'regular', pendingLabel, children, ...rest }: ButtonProps) {
  const text = useMessages(buttonMessages);
  return (
    <Control {...rest} data-variant={variant} data-size={size}>
      {rest.isPending ? (
        <>
          <BusyArc />
          <span>{pendingLabel ?? text.pending}</span>
        </>
      ) : (
        Children.map(children, (child) => (typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child))
      )}
    </Control>
  );
}

const Control = styled(AriaButton)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  block-size: ${tokens.density.control};
  margin: 0;
  padding: 0 ${tokens.space[4]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  white-space: nowrap;
  cursor: default;
  outline: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${tokens.motion.fast} ${tokens.motion.ease},
    border-color ${tokens.motion.fast} ${tokens.motion.ease};

  > svg:first-child {
    margin-inline-start: -4px;
  }
  > svg:last-child:not(:first-child) {
    margin-inline-end: -4px;
  }

  &[data-size='small'] {
    block-size: 28px;
    padding: 0 ${tokens.space[3]};
  }
  &[data-size='large'] {
    block-size: 40px;
    padding: 0 ${tokens.space[6]};
  }

  /* Breaks only what is longer than its place, never a Chinese word for want of a few pixels. */
  ${onNarrowWindow} {
    block-size: auto;
    min-block-size: ${tokens.density.control};
    max-inline-size: 100%;
    white-space: normal;
    word-break: keep-all;
    overflow-wrap: break-word;

    > span {
      min-inline-size: 0;
    }
    &[data-size='small'] {
      block-size: auto;
      min-block-size: 28px;
    }
    &[data-size='large'] {
      block-size: auto;
      min-block-size: 40px;
    }
  }

  &[data-variant='primary'] {
    background: ${tokens.color.accentFill};
    color: ${tokens.color.onAccent};
    ${filledWithHighlight}
    font-weight: ${tokens.font.strong};

    &[data-hovered] {
      background: ${tokens.color.accentFillHover};
    }
    &[data-pressed] {
      background: ${tokens.color.accentFillActive};
    }
  }

  &[data-variant='secondary'] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceRaised};

    &[data-hovered] {
      border-color: ${tokens.color.borderControl};
    }
    &[data-pressed] {
      border-color: ${tokens.color.borderControl};
      background: ${tokens.color.fillQuiet};
    }
  }

  &[data-variant='ghost'],
  &[data-variant='link'] {
    padding: 0 ${tokens.space[3]};
  }

  &[data-variant='ghost'] {
    &[data-hovered] {
      background: ${tokens.color.rowHoverRaised};
    }
    &[data-pressed] {
      background: ${tokens.color.fillQuiet};
    }
  }

  &[data-variant='link'] {
    color: ${tokens.color.accent};

    &[data-hovered] {
      background: ${tokens.color.accentSoft};
    }
    &[data-pressed] {
      background: ${tokens.color.accentSoft};
      color: ${tokens.color.accentActive};
    }
  }

  &[data-variant='danger'] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceRaised};
    color: ${tokens.color.danger};

    &[data-hovered],
    &[data-pressed] {
      border-color: ${tokens.color.danger};
      background: ${tokens.color.dangerSoft};
    }
    &[data-pressed] {
      color: ${tokens.color.dangerHover};
    }
  }

  &[data-variant='confirm-danger'] {
    background: ${tokens.color.dangerFill};
    color: ${tokens.color.onDanger};
    font-weight: ${tokens.font.strong};

    &[data-hovered],
    &[data-pressed] {
      background: ${tokens.color.dangerFillHover};
    }
  }

  &[data-disabled] {
    border-color: transparent;
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.textDisabled};
    font-weight: ${tokens.font.regular};
  }
  &[data-disabled][data-variant='ghost'],
  &[data-disabled][data-variant='link'] {
    background: none;
  }

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;
