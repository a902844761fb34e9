import { relateValues } from '@college/curriculum-model';
import type { ClipboardEvent } from 'react';
import type { CellRange, MatrixGridProps } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { editableRange, rangeOf, type ShownMatrix } from '../shown/shownMatrix';
import type { GridSelectionHandle } from './useGridSelection';

interface ClipboardOptions {
  shown: ShownMatrix;
  selection: GridSelectionHandle;
  props: MatrixGridProps;
  text: MatrixGridText;
  announce: (words: string) => void;
  isEditing: () => boolean;
}

/** Copy, cut and paste by the events of the page itself: they carry their data on plain http too. */
export function useGridClipboard({ shown, selection, props, text, announce, isEditing }: ClipboardOptions) {
  function range(): CellRange | null {
    const area = selection.area();
    return area && rangeOf(shown, area);
  }

  function copy(event: ClipboardEvent): CellRange | null {
    const copied = isEditing() ? null : range();
    if (!copied || !props.onCopy) return null;
    const { text: plain, html } = props.onCopy(copied);
    event.clipboardData.setData('text/plain', plain);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
    return copied;
  }

  return {
    onCopy(event: ClipboardEvent) {
      const copied = copy(event);
      if (copied) announce(text.didCopy({ count: copied.rowIds.length * copied.columnIds.length }));
    },
    onCut(event: ClipboardEvent) {
      const copied = copy(event);
      const cut = copied && editableRange(shown, copied, props.isReadOnly ?? false);
      if (!cut || !props.onRelate) {
        if (copied) announce(text.notHere);
        return;
      }
      props.onRelate(cut, relateValues.none);
      announce(text.didCut({ count: cut.rowIds.length * cut.columnIds.length }));
    },
    onPaste(event: ClipboardEvent) {
      const target = isEditing() ? null : range();
      if (!target || !props.onPaste) return;
      event.preventDefault();
      if (!editableRange(shown, target, props.isReadOnly ?? false)) {
        announce(text.notHere);
        return;
      }
      props.onPaste(target, { text: event.clipboardData.getData('text/plain'), html: event.clipboardData.getData('text/html') });
    },
  };
}
