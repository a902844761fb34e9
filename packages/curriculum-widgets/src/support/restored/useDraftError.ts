import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { restoredMessages } from './messages';

/** Warns in a toast that the browser cannot keep unsaved work. */
export function useDraftError(): () => void {
  const text = useMessages(restoredMessages);
  const { showToast } = useToast();
  return () => void showToast({ type: 'warning', message: text.draftFull });
}
