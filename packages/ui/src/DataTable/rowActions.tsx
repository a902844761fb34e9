import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { css } from 'styled-components';
import { iconButtonDanger, iconButtonFocused, iconButtonPointed, iconButtonShape } from '../IconButton/iconButtonStyles';
import { rowIndexOf } from './stops';

/** Something that can be done with each row, offered as an icon button at its end. */
export interface RowAction<Row> {
  id: string;
  /** The lucide-react icon that shows. */
  icon: LucideIcon;
  /** What it does and to which row: `编辑数据结构`. */
  label: (row: Row) => string;
  /** Called on a click, a tap, Enter or Space. */
  onPress: (row: Row) => void;
  /**
   * `danger` turns red under the pointer and the focus.
   * @default 'ghost'
   */
  variant?: 'ghost' | 'danger';
  /** Whether this row has it. @default all rows */
  isOffered?: (row: Row) => boolean;
}

interface ActionButtonsProps<Row> {
  row: Row;
  actions: readonly RowAction<Row>[];
}

/** The buttons of a row. They are plain and have no handlers: there are as many as rows, and the table listens for all of them. */
export function ActionButtons<Row>({ row, actions }: ActionButtonsProps<Row>) {
  return actions.map(({ id, icon, label, variant = 'ghost', isOffered }) =>
    isOffered?.(row) === false ? null : (
      <button key={id} type="button" data-part="action" data-action={id} data-variant={variant} aria-label={label(row)}>
        {drawingOf(icon)}
      </button>
    ),
  );
}

const drawings = new WeakMap<LucideIcon, ReactElement>();

/** The same element every time, which React does not draw again. */
function drawingOf(Drawing: LucideIcon) {
  let drawing = drawings.get(Drawing);
  if (!drawing) {
    drawing = <Drawing size={16} strokeWidth={1.5} nonScalingStroke aria-hidden />;
    drawings.set(Drawing, drawing);
  }
  return drawing;
}

/** The action that was clicked and its row's place. */
export function pressedAction<Row>(target: EventTarget, actions: readonly RowAction<Row>[] | undefined) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  const action = actions?.find(({ id }) => id === button?.dataset.action);
  const index = rowIndexOf(target);
  if (!button || !action || index < 0) return undefined;
  // Safari focuses no button on a click, and a dialog that closes would not know where to go back to.
  button.focus({ preventScroll: true });
  return { action, index };
}

/** The styles of the actions, which look like an `IconButton`. */
export const actionStyles = css`
  [data-part='action'] {
    ${iconButtonShape}

    > svg {
      display: block;
    }
    &:hover,
    &:active {
      ${iconButtonPointed}
    }
    &[data-variant='danger']:is(:hover, :active, :focus-visible) {
      ${iconButtonDanger}
    }
    &:focus-visible {
      ${iconButtonFocused}
    }
  }
`;
