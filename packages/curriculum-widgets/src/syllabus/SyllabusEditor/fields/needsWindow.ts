import { isLong } from '@college/curriculum-model';

/** Whether a text is edited in a window of its own: over 16 characters, or of several lines (core §5, decision 139). */
export function needsWindow(text: string): boolean {
  return isLong(text) || text.includes('\n');
}
