import { matchingPaneHeight, searchDebounce, type Match, type MatchOption, type MatchTarget } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { ScrollArea } from '@college/ui/ScrollArea';
import { SearchField } from '@college/ui/SearchField';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { use, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { MatchCard } from './MatchCard';
import type { MatchingSource } from './MatchingSource';
import { BasisLinks, type BasisHref } from '../basisLinks';
import { matchingPaneMessages } from './messages';
import { useMatching } from './useMatching';
import { MutedFigures } from '../../support/textParts';

export interface MatchingPaneProps {
  /** Where the matches come from. */
  source: MatchingSource;
  /** What is looked for: `point`, `ksa`, `course` … */
  target: MatchTarget;
  /** The course it is looked for; points and KSA items need one (core §7). */
  courseId?: number;
  /** Narrows the search, such as to one major. */
  option?: MatchOption;
  /** What is searched for at first, such as the name of the course. @default nothing */
  defaultKeyword?: string;
  /** Called when a match is taken; until then it is only a suggestion. The card is busy while the returned promise is pending. */
  onPick: (match: Match) => void | Promise<void>;
  /** The address of what a match rests on: a course, a sample outline. Without it the matches name it only. */
  basisHref?: BasisHref;
  /** Whether nothing may be picked. @default false */
  isReadOnly?: boolean;
  /** Where the waiting comes from. @default the machine's clock */
  clock?: Clock;
}

/**
 * What the college already has that resembles a keyword, in two columns: 100 px for every two results and 64 for the search
 * (core §9, decision 137). Put it inside a `ToastProvider`.
 */
export function MatchingPane(props: MatchingPaneProps) {
  // Results for one target do not apply to another.
  const above = use(BasisLinks);
  return (
    <BasisLinks value={props.basisHref ?? above}>
      <TargetPane key={`${props.target}/${props.courseId}/${props.defaultKeyword}`} {...props} />
    </BasisLinks>
  );
}

function TargetPane({ source, target, courseId, option, defaultKeyword = '', onPick, isReadOnly = false, clock }: MatchingPaneProps) {
  const text = useMessages(matchingPaneMessages);
  const matching = useMatching({ source, target, courseId, option, defaultKeyword, clock });
  const { matches } = matching;
  return (
    <Pane
      aria-label={text.name}
      data-status={matching.status}
      style={{ '--pane-height': `${matchingPaneHeight(matches.length)}px` } as CSSProperties}
    >
      <Head>
        <SearchField
          aria-label={text.search}
          placeholder={text.placeholder}
          debounce={searchDebounce}
          clock={clock}
          defaultValue={defaultKeyword}
          isPending={matching.isPending}
          onSearch={matching.search}
        />
        <MutedFigures role="status">{statusOf()}</MutedFigures>
      </Head>
      {matches.length > 0 && (
        <Scroller aria-busy={matching.isPending || undefined}>
          <Results aria-label={text.results}>
            {matches.map((match) => (
              <MatchCard key={match.id} match={match} isReadOnly={isReadOnly} onPick={onPick} />
            ))}
          </Results>
        </Scroller>
      )}
    </Pane>
  );

  function statusOf() {
    switch (matching.status) {
      case 'idle':
        return text.idle;
      case 'pending':
        return text.searching;
      case 'timedOut':
        return text.timedOut;
      case 'failed':
        return text.failed;
      case 'done':
        if (matches.length > 0) return text.count({ count: matches.length });
        return (
          <>
            {text.noData}
            <span>{text.noDataHint}</span>
          </>
        );
    }
  }
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  block-size: var(--pane-height);
  max-block-size: var(--pane-limit, calc(100vh - ${tokens.space[16]}));
  min-block-size: 64px;
  transition: block-size ${tokens.motion.base} ${tokens.motion.ease};

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Head = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: minmax(200px, 320px) minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[4]};
  block-size: 64px;

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
    block-size: auto;
    padding-block: ${tokens.space[3]};
  }
`;

const Scroller = styled(ScrollArea)`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;

  &[aria-busy] {
    color: ${tokens.color.textMuted};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Results = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 100px;
  column-gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
