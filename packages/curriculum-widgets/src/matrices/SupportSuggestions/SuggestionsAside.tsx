import { gapsClosedBy, indicatorAt } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SidePanel } from '@college/ui/SidePanel';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { supportSuggestionsMessages } from './messages';
import type { SuggestionsAsideProps } from './SuggestionsAsideProps';

const suggestionList = lazyPart(async () => (await import('./SuggestionList')).SuggestionList);

/** The suggestions beside the major matrix, each with its reasons; loaded when somebody asks for them. */
export function SuggestionsAside(props: SuggestionsAsideProps) {
  const { matrices, suggestions } = props;
  const { request, open } = suggestions;
  const text = useMessages(supportSuggestionsMessages);
  const [isExpanded, setExpanded] = useState(true);
  const { Part, hasFailed, retry } = useLazyPart(suggestionList);
  const closing = gapsClosedBy(matrices, open).map((id) => indicatorAt(matrices, id)?.number ?? '');
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
      {isDone && Part && <Part {...props} />}
    </Aside>
  );
}

const Aside = styled(SidePanel)`
  &&[data-expanded] {
    inline-size: 304px;

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
