import type { Waiting, WaitingFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../../support/langOf';
import { firstMentions } from '../../../support/TermHint/termWords';
import type { AnswerRequest } from '../../../support/useAnswer';
import { useLanguage } from '../../../support/useLanguage';
import { HomeSection } from '../sections/HomeSection';
import { WaitingRows } from '../WaitingRows';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';
import { waitingMessages } from './messages';
import { groupsByCourse, groupsByKind, onlyOwner } from './waitingGroups';
import { WaitingGroupView } from './WaitingGroupView';

/** Kinds or courses that are shown before somebody asks for the others, so that the page ends about where its other column does. */
const shownGroups = 5;

export interface WaitingListProps {
  request: AnswerRequest<Waiting>;
  places: Pick<WorkbenchPlaces, 'finding' | 'findings'>;
  onRetry: () => void;
}

/** What is missing in the person's courses and majors, by kind or by course, each with the way to where it is mended. */
export function WaitingList({ request, places, onRetry }: WaitingListProps) {
  const text = useMessages(waitingMessages);
  const language = useLanguage();
  const [grouping, setGrouping] = useState('kind');
  const kinds = request.status === 'done' ? request.answer.kinds : [];
  const groups = grouping === 'kind' ? groupsByKind(kinds, language) : groupsByCourse(kinds, language);
  const [wholeGrouping, setWholeGrouping] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  // One owner need not be named on each line, nor be a way to group them.
  const owner = onlyOwner(kinds);
  const shown = wholeGrouping === grouping ? groups : groups.slice(0, shownGroups);
  const hasNewTerm = firstMentions(shown.map(({ title }) => title));
  const others = groups.length - shown.length;
  const hrefOf = (finding: WaitingFinding) => places.finding?.(finding);

  function showAll() {
    setWholeGrouping(grouping);
    // The button goes; its place is taken by the first group that came.
    requestAnimationFrame(() => list.current?.children[shownGroups]?.querySelector<HTMLElement>('a')?.focus());
  }

  return (
    <HomeSection
      title={text.missing}
      hint={
        kinds.length > 0 &&
        (owner ? (
          <span lang={langOf(owner[language], language)}>{owner[language]}</span>
        ) : (
          <SegmentedControl size="small" aria-label={text.grouping} value={grouping} onChange={(value) => setGrouping(String(value))}>
            <Segment value="kind">{text.byKind}</Segment>
            <Segment value="course">{text.byCourse}</Segment>
          </SegmentedControl>
        ))
      }
    >
      {request.status === 'loading' && <WaitingRows />}
      {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={onRetry} />}
      {request.status === 'done' && kinds.length === 0 && (
        <Nothing>
          <Icon of={CircleCheck} />
          {text.nothing}
        </Nothing>
      )}
      {groups.length > 0 && (
        <Groups ref={list}>
          {shown.map((group, at) => (
            <WaitingGroupView
              key={`${grouping} ${group.key}`}
              group={group}
              isOwnerShown={grouping === 'kind' && !owner}
              hasHints={grouping === 'kind' && hasNewTerm[at]!}
              hrefOf={hrefOf}
              allHref={places.findings}
            />
          ))}
        </Groups>
      )}
      {others > 0 && (
        <More variant="link" onPress={showAll}>
          {grouping === 'kind' ? text.moreKinds({ count: others }) : text.moreCourses({ count: others })}
        </More>
      )}
    </HomeSection>
  );
}

/* At the edge of the words above it. */
const More = styled(Button)`
  margin-block-start: ${tokens.space[2]};
  margin-inline-start: calc(-1 * ${tokens.space[3]});
`;

const Groups = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
`;

const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0;
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.rule};
  color: ${tokens.color.success};
`;
