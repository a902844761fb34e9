import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useState } from 'react';

/** Words for screen readers about what was just done, and the place that speaks them. */
export function useSpeech() {
  const [words, setWords] = useState('');
  return { say: setWords, speech: <VisuallyHidden role="status">{words}</VisuallyHidden> };
}
