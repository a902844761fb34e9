import type { ReactNode, Ref } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../theme';

/** Milliseconds the pointer rests on a trigger before its tooltip shows; under keyboard focus it shows at once. */
export const TOOLTIP_DELAY = 500;

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement' | 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The words: the name of an icon button, or the full form of a text that was cut. */
  content: ReactNode;
  /** The trigger: a button, a link, or anything focusable from `react-aria-components`. */
  children: ReactNode;
  /** Milliseconds for which the pointer rests on the trigger before the words show. @default 500 */
  delay?: number;
  /** Whether the words never show. @default false */
  isDisabled?: boolean;
  /** Goes to the bubble. */
  className?: string;
  /** Reaches the bubble. */
  ref?: Ref<HTMLDivElement>;
}

/** A few words at a control, on hover and on focus. Never the only place for something one must know. */
export function Tooltip({
  content,
  children,
  placement = 'top',
  delay = TOOLTIP_DELAY,
  isDisabled = false,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: TooltipProps) {
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={100}
      isDisabled={isDisabled}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
    >
      {children}
      <Bubble {...rest} placement={placement} offset={4}>
        {content}
      </Bubble>
    </TooltipTrigger>
  );
}

const Bubble = styled(AriaTooltip)`
  z-index: ${tokens.z.tooltip} !important;
  max-inline-size: ${tokens.size.dialogS};
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  box-shadow: ${tokens.color.shadowPopover};
  overflow-wrap: anywhere;
`;
