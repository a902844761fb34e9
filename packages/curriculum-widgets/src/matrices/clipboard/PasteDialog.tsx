import { useState } from 'react';
import { PastePreview } from './PastePreview';
import { PasteRefused } from './PasteRefused';
import type { PastedCell, PasteTarget } from './pasteTarget';
import { readClipboard, type ClipboardTexts } from './readClipboard';
import { readPaste } from './readPaste';

/** A paste, and the matrix as it was then. */
export interface OpenPaste {
  clipboard: ClipboardTexts;
  target: PasteTarget;
}

interface PasteDialogProps {
  open: OpenPaste;
  onApply: (cells: PastedCell[]) => void | Promise<unknown>;
  onClose: () => void;
}

/** The window between a paste and the matrix: cells to look over, or why there are none. */
export function PasteDialog({ open, onApply, onClose }: PasteDialogProps) {
  const { target } = open;
  const [read] = useState(() => {
    const found = readClipboard(open.clipboard);
    return found.kind === 'block'
      ? { kind: 'preview' as const, reading: readPaste(found.block, target) }
      : { kind: 'refused' as const, found };
  });
  if (read.kind === 'refused') return <PasteRefused found={read.found} onClose={onClose} />;
  return <PastePreview reading={read.reading} target={target} onApply={onApply} onClose={onClose} />;
}
