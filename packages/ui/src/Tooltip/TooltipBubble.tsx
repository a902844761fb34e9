import { useMemo, type ReactNode, type Ref, type RefObject } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipContext,
  TooltipTriggerStateContext,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export interface TooltipBubbleProps extends Pick<AriaTooltipProps, 'placement'> {
  /** Whether it is open, of the trigger. */
  state: TooltipTriggerState;
  /** What connects it with the trigger. */
  tooltipProps: object;
  triggerRef: RefObject<Element | null>;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The words at a control, placed where there is room for them. */
export function TooltipBubble({ state, tooltipProps, triggerRef, ...rest }: TooltipBubbleProps) {
  const context = useMemo(() => ({ ...tooltipProps, triggerRef }), [tooltipProps, triggerRef]);
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={context}>
        <Bubble {...rest} offset={4} />
      </TooltipContext>
    </TooltipTriggerStateContext>
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
