import { bindingAt, indicatorAt, textOf, type SupportSuggestion } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useLanguage } from '../../support/useLanguage';
import { indicatorLabel } from '../MajorMatrix/majorWords';
import { supportSuggestionsMessages } from './messages';
import type { SuggestionWords } from './SuggestionEntry';
import { SuggestionList } from './SuggestionList';
import type { SuggestionsAsideProps } from './SuggestionsAsideProps';
import { keyOf } from './useSupportSuggestions';

const cellOf = ({ courseId, requireId }: SupportSuggestion) => ({ rowId: String(courseId), columnId: String(requireId) });

/** The suggestions for the major matrix, with the words of each indicator point, and other majors that do the same. */
export function SupportList({ matrices, suggestions, cell, onCell, goalsHref }: SuggestionsAsideProps) {
  const text = useMessages(supportSuggestionsMessages);
  const language = useLanguage();

  function wordsOf({ courseId, requireId, relate, score, terms, origins, elsewhere }: SupportSuggestion): SuggestionWords {
    const course = matrices.courses.find(({ id }) => id === courseId);
    const indicator = indicatorAt(matrices, requireId);
    const majors = [...new Set(elsewhere.map(({ majorName }) => majorName))];
    return {
      subject: course ? textOf(course, 'name', language) : '',
      object: indicator?.number ?? '',
      relate,
      isChange: bindingAt(matrices, courseId, requireId) !== undefined,
      score,
      terms,
      origins: origins.map(({ kind, id, text: words }) => ({ key: `${kind} ${id}`, kind: text[kind], href: goalsHref?.(courseId), words })),
      facts: [
        ...(indicator ? [{ name: text.indicator, words: indicatorLabel(indicator.indicator, language) }] : []),
        ...(majors.length > 0 ? [{ name: text.elsewhere, words: text.inMajors({ names: majors }) }] : []),
      ],
    };
  }

  return (
    <SuggestionList
      {...{ suggestions, cell, keyOf, cellOf, wordsOf }}
      onSelect={(one) => onCell(cellOf(one))}
      nothing={{ title: text.none, hint: text.noneHint }}
    />
  );
}
