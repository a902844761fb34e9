import type { CourseUnit, Match } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { SkeletonRows } from '@college/ui/Skeleton';
import { useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useAnswer } from '../../support/useAnswer';
import { MatchingPane } from '../MatchingPane';
import type { AssistantSource } from './AssistantSource';
import { assistantFillMessages } from './messages';
import { suggestionOfMatch, type Suggestion } from './suggestions';

interface MatchingSectionProps {
  source: AssistantSource;
  course: CourseUnit;
  target: 'point' | 'ksa';
  clock?: Clock;
  onPick: (suggestion: Suggestion) => void;
}

/** The course has its own already. */
const elsewhere = { elsewhere: true };

/** The matching pane in the assistant: what is taken joins the suggestions, and is stored only when those are confirmed. */
export function MatchingSection({ source, course, target, clock, onPick }: MatchingSectionProps) {
  const text = useMessages(assistantFillMessages);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { request, last: points, reload } = useAnswer(course.id, (options) => source.listPoints(course.id, options));
  const point = points?.find(({ id }) => id === chosenId) ?? points?.[0];

  if (request.status === 'failed') return <ErrorState title={text.pointsFailed} hint={request.message} onRetry={reload} />;
  if (!points) return <SkeletonRows rowCount={2} />;
  if (target === 'ksa' && !point) return <EmptyState title={text.noPoint} hint={text.noPointHint} />;

  function handlePick(match: Match) {
    const suggestion = suggestionOfMatch(match, target === 'ksa' ? point : undefined);
    const title = match.title.trim().toLowerCase();
    const isThere = target === 'point' && points?.some((one) => one.title.trim().toLowerCase() === title);
    // The pane shows it as a message and leaves the match as it was.
    if (isThere) throw new Error(text.pointIsThere({ title: match.title }));
    onPick(suggestion);
  }

  return (
    <>
      {target === 'ksa' && (
        <ForPoint
          label={text.forPoint}
          options={points.map(({ id, title }, index) => ({ value: id, label: `${index + 1} ${title}` }))}
          value={point?.id ?? null}
          onChange={setChosenId}
        />
      )}
      {/* The dialog scrolls, and no area scrolls inside another. */}
      <div style={{ '--pane-limit': 'none' } as CSSProperties}>
        <MatchingPane
          key={point?.id}
          source={source}
          target={target}
          courseId={course.id}
          option={elsewhere}
          defaultKeyword={target === 'ksa' ? point?.title : course.name}
          clock={clock}
          onPick={handlePick}
        />
      </div>
    </>
  );
}

const ForPoint = styled(Select)`
  max-inline-size: 400px;
` as typeof Select;
