import { useRef, type ReactNode, type Ref } from 'react';
// React Aria's own trigger brings what places a bubble.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useBubble } from './bubble';

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
  const trigger = { delay, closeDelay: 100, isDisabled, isOpen, defaultOpen, onOpenChange };
  const state = useTooltipTriggerState(trigger);
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(trigger, state, triggerRef);
  const { Bubble } = useBubble(state.isOpen);
  return (
    <FocusableProvider {...triggerProps} ref={triggerRef}>
      {children}
      {Bubble && (
        <Bubble {...rest} state={state} tooltipProps={tooltipProps} triggerRef={triggerRef} placement={placement}>
          {content}
        </Bubble>
      )}
    </FocusableProvider>
  );
}
