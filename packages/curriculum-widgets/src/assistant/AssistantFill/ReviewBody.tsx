import type { CourseUnit } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useMemo, type Dispatch } from 'react';
import type { AssistantSource } from './AssistantSource';
import type { AssistantFillEvent, Review } from './assistantFillState';
import { MatchingSection } from './MatchingSection';
import { assistantFillMessages } from './messages';
import { SuggestionList } from './SuggestionList';
import { Stack } from '../../support/layoutParts';
import { MutedText } from '../../support/textParts';

interface ReviewBodyProps {
  review: Review;
  dispatch: Dispatch<AssistantFillEvent>;
  source: AssistantSource;
  course: CourseUnit;
  clock?: Clock;
}

/** The suggestions with their verdicts; above them, where one looks for matches, the matching pane. */
export function ReviewBody({ review, dispatch, source, course, clock }: ReviewBodyProps) {
  const text = useMessages(assistantFillMessages);
  const keys = useMemo(() => ({ 'Ctrl+Z': () => dispatch({ type: 'undone' }) }), [dispatch]);
  const isMatching = review.from === 'matchPoint' || review.from === 'matchKsa';
  return (
    <Shortcuts keys={keys}>
      <Stack>
        {isMatching && (
          <MatchingSection
            source={source}
            course={course}
            target={review.from === 'matchKsa' ? 'ksa' : 'point'}
            clock={clock}
            onPick={(suggestion) => dispatch({ type: 'matchPicked', suggestion })}
          />
        )}
        {review.applying.status === 'failed' && <Note variant="error">{text.notStored({ message: review.applying.message })}</Note>}
        {review.suggestions.length > 0 ? (
          <SuggestionList
            suggestions={review.suggestions}
            verdicts={review.verdicts}
            isLocked={review.applying.status === 'running'}
            onJudge={(key, verdict) => dispatch({ type: 'judged', key, verdict })}
          />
        ) : isMatching ? (
          <MutedText>{text.pickHint}</MutedText>
        ) : (
          <EmptyState title={text.nothingFound} hint={text.nothingFoundHint({ name: course.name })} />
        )}
      </Stack>
    </Shortcuts>
  );
}
