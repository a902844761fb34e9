import type { ReadBlock } from './block';
import { PastePreview } from './PastePreview';
import { PasteRefused } from './PasteRefused';
import type { PastedCell, PasteTarget } from './pasteTarget';
import type { PasteReading } from './readPaste';

/** What a paste came to: cells to look over, or something that is no table. */
export type OpenPaste =
  | { kind: 'preview'; reading: PasteReading; target: PasteTarget }
  | { kind: 'refused'; found: Exclude<ReadBlock, { kind: 'block' }> };

interface PasteDialogProps {
  open: OpenPaste;
  onApply: (cells: PastedCell[]) => void | Promise<unknown>;
  onClose: () => void;
}

/** The window between a paste and the matrix. */
export function PasteDialog({ open, onApply, onClose }: PasteDialogProps) {
  if (open.kind === 'refused') return <PasteRefused found={open.found} onClose={onClose} />;
  return <PastePreview reading={open.reading} target={open.target} onApply={onApply} onClose={onClose} />;
}
