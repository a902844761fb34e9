import { cut, labelLimits, type Language } from '@college/curriculum-model';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { langOf } from './qualificationWords';

interface BriefProps {
  words: string;
  language: Language;
}

/** A text in at most thirty characters (core §9); the whole of it is the tooltip, and what a screen reader reads. */
export function Brief({ words, language }: BriefProps) {
  const shown = cut(words, labelLimits.brief);
  const lang = langOf(words, language);
  if (shown === words) return <span lang={lang}>{words}</span>;
  return (
    <span lang={lang} title={words}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
