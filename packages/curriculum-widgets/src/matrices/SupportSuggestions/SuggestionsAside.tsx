import { gapsClosedBy, indicatorAt } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SidePanel } from '@college/ui/SidePanel';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { supportSuggestionsMessages } from './messages';
import type { PlacementListProps } from './PlacementList';
import type { SuggestionsAsideProps } from './SuggestionsAsideProps';
import type { SuggestionsState } from './useSuggestions';

const supportList = lazyPart(async () => (await import('./SupportList')).SupportList);
const placementList = lazyPart(async () => (await import('./PlacementList')).PlacementList);

/** The suggestions beside the major matrix, each with its reasons; loaded when somebody asks for them. */
export function SuggestionsAside(props: SuggestionsAsideProps) {
  const { matrices, suggestions } = props;
  const part = useLazyPart(supportList);
  const closing = gapsClosedBy(matrices, suggestions.open).map((id) => indicatorAt(matrices, id)?.number ?? '');
  return (
    <AsideOf suggestions={suggestions} part={part} closing={closing}>
      {part.Part && <part.Part {...props} />}
    </AsideOf>
  );
}

/** The same beside the course and the project matrices. */
export function PlacementsAside(props: PlacementListProps) {
  const part = useLazyPart(placementList);
  return (
    <AsideOf suggestions={props.suggestions} part={part} closing={[]}>
      {part.Part && <part.Part {...props} />}
    </AsideOf>
  );
}

interface AsideOfProps {
  suggestions: Pick<SuggestionsState<unknown>, 'request' | 'open' | 'retry'>;
  part: Pick<ReturnType<typeof useLazyPart>, 'hasFailed' | 'retry'>;
  /** Indicator points without strong support to which these give some. */
  closing: readonly string[];
  children: ReactNode;
}

function AsideOf({ suggestions, part: { hasFailed, retry }, closing, children }: AsideOfProps) {
  const { request, open } = suggestions;
  const text = useMessages(supportSuggestionsMessages);
  const [isExpanded, setExpanded] = useState(true);
  const isDone = request.status === 'done';
  return (
    <Aside
      title={text.title}
      fact={isDone && text.fact({ count: open.length, closing })}
      isExpanded={isExpanded}
      onExpandedChange={setExpanded}
      collapsedContent={
        <>
          <b>{open.length}</b> {text.title}
        </>
      }
    >
      {(request.status === 'failed' || hasFailed) && (
        <ErrorState
          title={text.failed}
          hint={request.status === 'failed' ? request.message : undefined}
          onRetry={hasFailed ? retry : suggestions.retry}
        />
      )}
      {request.status === 'loading' && <Computing role="status">{text.computing}</Computing>}
      {isDone && children}
    </Aside>
  );
}

const Aside = styled(SidePanel)`
  --panel-width: 304px;

  &&[data-expanded] {
    h2 + span {
      flex: 1 1 0;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  @media print {
    display: none;
  }
`;

const Computing = styled.p`
  margin: 0;
  padding: 16px 20px;
`;
