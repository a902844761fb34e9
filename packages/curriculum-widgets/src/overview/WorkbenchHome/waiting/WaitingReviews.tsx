import type { Proposal } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { styled } from 'styled-components';
import { DueDay } from '../../../reviews/ReviewDesk/DueDay';
import { reviewDeskMessages } from '../../../reviews/ReviewDesk/messages';
import { langOf } from '../../../support/langOf';
import type { AnswerRequest } from '../../../support/useAnswer';
import { useLanguage } from '../../../support/useLanguage';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from '../sections/HomeSection';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';
import { waitingMessages } from './messages';

export interface WaitingReviewsProps {
  request: AnswerRequest<Proposal[]>;
  places: Pick<WorkbenchPlaces, 'review'>;
  /** Milliseconds. */
  now: number;
  onRetry: () => void;
}

/** The proposals that the person is asked to decide, what is due first; nothing at all where none is. */
export function WaitingReviews({ request, places, now, onRetry }: WaitingReviewsProps) {
  const text = useMessages(waitingMessages);
  const language = useLanguage();
  const review = useMessages(reviewDeskMessages);
  if (request.status === 'loading' || (request.status === 'done' && request.answer.length === 0)) return null;
  return (
    <HomeSection title={text.reviews} hint={request.status === 'done' ? request.answer.length : undefined}>
      {request.status === 'failed' && <ErrorState title={text.reviewsFailed} hint={request.message} onRetry={onRetry} />}
      {request.status === 'done' && (
        <Ledger>
          {request.answer.map(({ id, homeMajorId, homeMajorName, course, summary, userName, round, step }) => (
            <LedgerRow key={id}>
              <RowWords>
                <Summary lang={langOf(summary, language)}>
                  {places.review ? <Link href={places.review({ majorId: homeMajorId, id })}>{summary}</Link> : summary}
                </Summary>
                <Muted>{[userName, homeMajorName, ...(course ? [course.name] : []), review.roundOf({ round })].join(' · ')}</Muted>
                {step?.dueAt != null && <DueDay at={step.dueAt} now={now} />}
              </RowWords>
            </LedgerRow>
          ))}
        </Ledger>
      )}
    </HomeSection>
  );
}

/* A long one is read on its own page. */
const Summary = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
