import type { CSSProperties } from 'react';
import { DialogContent, type DialogContentProps } from './DialogContent';
import { Sheet, Scrim } from './DialogFrame';

export type DialogSize = 'confirm' | 's' | 'm' | 'l' | 'xl';

export interface DialogProps extends DialogContentProps {
  /**
   * 400, 560 and 880 px wide; `xl` is 1200 × 760 for wizards, `confirm` 400 to 480 px as the question needs.
   * @default 'm'
   */
  size?: DialogSize;
  /** Widens it to so many pixels where its size is less, such as to a field it covers; never past the window. */
  leastWidth?: number;
  /** Whether it shows. Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Whether it shows at first, where it decides itself. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Whether a press outside closes it.
   * @default false
   */
  isDismissable?: boolean;
}

/** A question or a task over the page: focus stays inside until it closes and then returns to where it was. */
export function Dialog({ size = 'm', leastWidth, isOpen, defaultOpen, onOpenChange, isDismissable = false, ...content }: DialogProps) {
  const isCloseDisabled = content.isCloseDisabled ?? false;
  return (
    <Scrim
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isCloseDisabled}
      isKeyboardDismissDisabled={isCloseDisabled}
    >
      <Sheet data-size={size} style={leastWidth === undefined ? undefined : widened(leastWidth)}>
        <DialogContent {...content} />
      </Sheet>
    </Scrim>
  );
}

function widened(pixels: number) {
  return { '--dialog-least': `${Math.ceil(pixels)}px` } as CSSProperties;
}
