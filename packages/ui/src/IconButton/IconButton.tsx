import type { CSSProperties, ReactNode, Ref } from 'react';
import { Button as AriaButton, ProgressBarContext, useSlottedContext, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { BusyArc } from '../icons';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { iconButtonDanger, iconButtonFocused, iconButtonPointed, iconButtonShape } from './iconButtonStyles';
import { iconButtonMessages } from './messages';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  /** What the button does, with its object where there are several in a list: `删除数据结构`. */
  'aria-label': string;
  /**
   * `ghost` is muted until pointed at; `danger` turns red then; `secondary` has an edge and the height of a `Button`.
   * @default 'ghost'
   */
  variant?: 'ghost' | 'danger' | 'secondary';
  /**
   * 28 px, or 24 px for `small`.
   * @default 'regular'
   */
  size?: 'small' | 'regular';
  /** One `Icon`. */
  children: ReactNode;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action shown as an icon alone. Its name is spoken, and a `Tooltip` around it can show the name. */
export function IconButton({ variant = 'ghost', size = 'regular', children, ...rest }: IconButtonProps) {
  const text = useMessages(iconButtonMessages);
  return (
    <Control {...rest} data-variant={variant} data-size={size}>
      {rest.isPending ? <Pending label={text.pending} /> : children}
    </Control>
  );
}

/** By its id the button takes the word into its name. React Aria's bar would bring a formatter of numbers, of which this shows none. */
function Pending({ label }: { label: string }) {
  const id = useSlottedContext(ProgressBarContext)?.id;
  return (
    <div role="progressbar" id={id} aria-label={label} aria-valuemin={0} aria-valuemax={100}>
      <BusyArc />
    </div>
  );
}

const Control = styled(AriaButton)`
  ${iconButtonShape}
  outline: none;
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &[data-size='small'] {
    inline-size: 24px;
    block-size: 24px;
  }

  &[data-hovered],
  &[data-pressed],
  &[aria-expanded='true'] {
    ${iconButtonPointed}
  }

  &[data-variant='danger'][data-hovered],
  &[data-variant='danger'][data-pressed],
  &[data-variant='danger'][data-focus-visible] {
    ${iconButtonDanger}
  }

  &[data-variant='secondary'] {
    inline-size: ${tokens.density.control};
    block-size: ${tokens.density.control};
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceRaised};
    color: ${tokens.color.text};

    &[data-hovered] {
      border-color: ${tokens.color.borderControl};
    }
    &[data-pressed] {
      border-color: ${tokens.color.borderControl};
      background: ${tokens.color.fillQuiet};
    }
  }

  &[data-disabled] {
    background: none;
    color: ${tokens.color.textDisabled};
  }
  &[data-disabled][data-variant='secondary'] {
    border-color: transparent;
    background: ${tokens.color.fillQuiet};
  }

  &[data-focus-visible] {
    ${iconButtonFocused}
  }
`;
