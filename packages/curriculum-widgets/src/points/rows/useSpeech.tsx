import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useState } from 'react';

/** Announcements for screen readers, and their live region. */
export function useSpeech() {
  const [words, setWords] = useState('');
  return { say: setWords, speech: <VisuallyHidden role="status">{words}</VisuallyHidden> };
}
