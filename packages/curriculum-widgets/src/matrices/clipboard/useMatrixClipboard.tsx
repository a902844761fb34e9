import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../../support/useLanguage';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import type { CellRange } from '../MatrixGrid';
import type { OpenPaste } from './PasteDialog';
import type { PastedCell, PasteTarget } from './pasteTarget';
import type { ClipboardTexts } from './readClipboard';
import { writeClipboard } from './writeClipboard';

export interface MatrixClipboardOptions {
  /** The matrix as it is now; the range of a copy or a paste is laid over it. */
  target: (range: CellRange) => Omit<PasteTarget, 'range'>;
  /** Applies a confirmed paste as one edit; a promise keeps the preview open until it settles, and false means not applied. */
  onApply: (cells: PastedCell[]) => void | Promise<unknown>;
}

/** What a matrix puts on the clipboard, takes from it, and the preview between. */
export interface MatrixClipboard {
  copy: (range: CellRange) => ClipboardTexts;
  paste: (range: CellRange, clipboard: ClipboardTexts) => void;
  /** The preview, to be rendered beside the grid. */
  dialog: ReactNode;
}

const pasteDialog = lazyPart(async () => (await import('./PasteDialog')).PasteDialog);
const soon = [pasteDialog];

/** Copies ranges of a matrix and pastes from Excel and WPS, with a preview before anything changes. */
export function useMatrixClipboard(options: MatrixClipboardOptions): MatrixClipboard {
  const language = useLanguage();
  const [open, setOpen] = useState<OpenPaste | null>(null);
  const latest = useRef(options);
  usePreloadedParts(soon);
  useEffect(() => {
    latest.current = options;
  });

  const copy = useCallback((range: CellRange) => writeClipboard(latest.current.target(range), range, language), [language]);

  const paste = useCallback((range: CellRange, clipboard: ClipboardTexts) => {
    setOpen({ clipboard, target: { ...latest.current.target(range), range } });
  }, []);

  const close = useCallback(() => setOpen(null), []);
  return {
    copy,
    paste,
    dialog: open && (
      <PopupPart part={pasteDialog} given={{ open, onApply: (cells) => latest.current.onApply(cells), onClose: close }} onFailed={close} />
    ),
  };
}
