import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { completionPopupMessages } from './messages';
import type { CompletionSource } from './CompletionSource';

/** Exports the detailed report of a course, once at a time; a failure shows the server's message with a way to try again. */
export function useExport(source: Pick<CompletionSource, 'exportCompletion'>, courseId: number) {
  const text = useMessages(completionPopupMessages);
  const { showToast } = useToast();
  const [isExporting, setIsExporting] = useState(false);
  const isRunning = useRef(false);

  async function exportReport() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsExporting(true);
    try {
      await source.exportCompletion(courseId);
      showToast({ type: 'success', message: text.exported });
    } catch (error) {
      showToast({ type: 'error', message: messageOf(error), action: { label: text.retry, onAction: () => void exportReport() } });
    } finally {
      isRunning.current = false;
      setIsExporting(false);
    }
  }
  return { isExporting, exportReport: () => void exportReport() };
}
