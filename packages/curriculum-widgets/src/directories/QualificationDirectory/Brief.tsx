import { cut, labelLimits, type Language } from '@college/curriculum-model';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { langOf } from '../../support/langOf';

interface BriefProps {
  words: string;
  language: Language;
  /** The text for screen readers where the record has none. */
  unknown: string;
}

/** A text in at most thirty characters (core §9); the whole of it is the tooltip, and what a screen reader reads. */
export function Brief({ words, language, unknown }: BriefProps) {
  if (words === '') {
    return (
      <span title={unknown}>
        <span aria-hidden>—</span>
        <VisuallyHidden>{unknown}</VisuallyHidden>
      </span>
    );
  }
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
