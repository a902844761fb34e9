import type { Ref } from 'react';
import { Dialog, type DialogProps, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../theme';
import { PopoverSurface } from './PopoverSurface';

type Placing = Pick<
  AriaPopoverProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'placement' | 'triggerRef' | 'isNonModal' | 'offset' | 'crossOffset' | 'shouldFlip'
>;

export interface PopoverProps extends Placing, Omit<DialogProps, 'className' | 'style' | 'render'> {
  /**
   * 440 or 560 px wide, or as wide as its content.
   * @default 'content'
   */
  width?: 'content' | 'm' | 'l';
  /** Goes to the content of the layer. */
  className?: string;
  /** Reaches the content of the layer. */
  ref?: Ref<HTMLElement>;
}

/**
 * A small layer at its trigger, 4 px away and never over it; it flips when it would leave the window.
 * Put it into a `DialogTrigger`, or pass `triggerRef` and `isOpen`. Name it by `aria-label` or a `Heading slot="title"`.
 */
export function Popover({
  width = 'content',
  isOpen,
  defaultOpen,
  onOpenChange,
  placement = 'bottom start',
  triggerRef,
  isNonModal,
  offset = 4,
  crossOffset,
  shouldFlip,
  ...rest
}: PopoverProps) {
  const placing = { isOpen, defaultOpen, onOpenChange, placement, triggerRef, isNonModal, offset, crossOffset, shouldFlip };
  return (
    <PopoverSurface {...withoutAbsent(placing)}>
      <Content {...rest} data-width={width} />
    </PopoverSurface>
  );
}

/** React Aria treats a prop that is present but undefined as a value and ignores the trigger's. */
function withoutAbsent(placing: Placing): Placing {
  return Object.fromEntries(Object.entries(placing).filter(([, value]) => value !== undefined));
}

const Content = styled(Dialog)`
  min-block-size: 0;
  max-inline-size: calc(100vw - ${tokens.space[8]});
  padding: ${tokens.space[4]};
  overflow: auto;
  outline: none;

  &[data-width='m'] {
    inline-size: 440px;
  }
  &[data-width='l'] {
    inline-size: ${tokens.size.popover};
  }
`;
