import { relateValues, type Relate } from '@college/curriculum-model';
import type { GridMove } from './gridRange';

/** The command of a key. */
export type GridCommand =
  | { type: 'move'; move: GridMove; isExtending: boolean }
  | { type: 'selectAll' | 'selectRow' | 'selectColumn' | 'narrow' | 'open' | 'discuss' }
  | { type: 'relate'; relate: Relate }
  | { type: 'clear' }
  | { type: 'fill'; direction: 'down' | 'right' }
  | { type: 'toggleGroup'; axis: 'column' | 'row'; isClosing: boolean };

/** What of a keyboard event decides; key names are those of the DOM. */
export interface GridKey {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
}

/** Screen digits, not wire values. */
const relateDigits: Readonly<Record<string, Relate>> = { 1: relateValues.strong, 2: relateValues.weak, 0: relateValues.none };

const steps: Readonly<Record<string, { rows: number; columns: number }>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/**
 * The command of a key, or null where the key is none of the grid's.
 * @param isTyping whether the active cell is a text cell
 */
export function commandOf(event: GridKey, pageRows: number, isTyping: boolean): GridCommand | null {
  const { key, isComposing } = event;
  if (isComposing || key === 'Process') return null;
  const isControl = event.ctrlKey || event.metaKey;
  if (event.altKey) return isControl ? null : groupCommand(event);
  const move = moveOf(event.key, isControl, pageRows);
  if (move) return { type: 'move', move, isExtending: event.shiftKey };
  if (isControl) return controlCommand(event);
  return plainCommand(event, isTyping);
}

function groupCommand({ key, shiftKey }: GridKey): GridCommand | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  return { type: 'toggleGroup', axis: shiftKey ? 'row' : 'column', isClosing: key === 'ArrowUp' };
}

function moveOf(key: string, isControl: boolean, pageRows: number): GridMove | null {
  const step = steps[key];
  if (step) {
    if (!isControl) return { to: 'step', ...step };
    // As in a spreadsheet, Ctrl and an arrow lead to the edge.
    return { to: 'step', rows: step.rows * edge, columns: step.columns * edge };
  }
  if (key === 'Home') return { to: isControl ? 'first' : 'rowStart' };
  if (key === 'End') return { to: isControl ? 'last' : 'rowEnd' };
  if (key === 'PageUp' && !isControl) return { to: 'page', rows: -pageRows };
  if (key === 'PageDown' && !isControl) return { to: 'page', rows: pageRows };
  return null;
}

const edge = 1_000_000;

function controlCommand({ key, shiftKey }: GridKey): GridCommand | null {
  if (key === ' ' && !shiftKey) return { type: 'selectColumn' };
  if (shiftKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'a') return { type: 'selectAll' };
  if (letter === 'd') return { type: 'fill', direction: 'down' };
  if (letter === 'r') return { type: 'fill', direction: 'right' };
  return null;
}

function plainCommand({ key, code, shiftKey }: GridKey, isTyping: boolean): GridCommand | null {
  if (key === ' ' && shiftKey && !isTyping) return { type: 'selectRow' };
  // As in a spreadsheet.
  if (key === 'F2' && shiftKey) return { type: 'discuss' };
  if (shiftKey) return null;
  if (key === 'Escape') return { type: 'narrow' };
  if (key === 'Enter' || key === 'F2') return { type: 'open' };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  if (isTyping) return null;
  if (key === ' ') return { type: 'open' };
  // The digit row of some layouts produces other characters; there `code` is used.
  const digit = key in relateDigits ? key : (/^(?:Digit|Numpad)([012])$/.exec(code)?.[1] ?? '');
  const relate = relateDigits[digit];
  return relate === undefined ? null : { type: 'relate', relate };
}
