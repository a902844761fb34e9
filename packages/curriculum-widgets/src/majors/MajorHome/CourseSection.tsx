import type { CourseCard } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useCallback, useMemo, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { CourseGrid, type CourseGridProps } from './CourseGrid';
import { CourseToolbar } from './CourseToolbar';
import type { MajorHomeProps } from './MajorHomeProps';
import { shownCards } from './majorHomeState';
import type { IndicatorCount } from './majorSupport';
import { majorHomeMessages } from './messages';
import { NoCards } from './NoCards';
import type { RequirementCounts } from './NoCourse';
import { useCardSearch } from './useCardSearch';
import { useMyCoursesOnly } from './useMyCoursesOnly';
import type { Undo } from '../../support/undo';
import { memoizeRandom } from '../CourseCard/memoizeRandom';

interface CourseSectionProps
  extends
    Pick<MajorHomeProps, 'user' | 'storage' | 'onAddCourse' | 'firstSteps'>,
    Required<Pick<MajorHomeProps, 'ownBy'>>,
    Omit<CourseGridProps, 'query' | 'drawOf'> {
  random: () => number;
  cards: readonly CourseCard[];
  tableHref?: string;
  majorMatrixHref?: string;
  /** What the major has besides courses; null where nobody knows. */
  requirements: RequirementCounts | null;
  /** Opens the major to be edited; undefined where that is not offered. */
  onOpenMajor?: () => void;
  rootRef: Ref<HTMLElement>;
  searchRef: Ref<HTMLDivElement>;
  /** The indicator point whose courses alone show. */
  indicator: IndicatorCount | undefined;
  /** Shows the courses of every indicator point again. */
  onShowAllSupports: () => void;
  /** The way back from the last deletion. */
  undo: Undo;
  onFocusSearch: () => void;
}

/** The courses under their title: searched, filtered to the user's own, and rendered as cards. */
export function CourseSection(props: CourseSectionProps) {
  const {
    cards,
    user,
    ownBy,
    storage,
    tableHref,
    rootRef,
    searchRef,
    undo,
    random,
    onAddCourse,
    onFocusSearch,
    requirements,
    onOpenMajor,
    firstSteps,
    majorMatrixHref,
    indicator,
    onShowAllSupports,
    ...grid
  } = props;
  const text = useMessages(majorHomeMessages);
  const drawOf = useStableRandom(random);
  // Another field replaces the one with the keyword.
  const [clearings, setClearings] = useState(0);
  const { keyword, found, search } = useCardSearch(cards);
  const { isMineOnly, setIsMineOnly } = useMyCoursesOnly(storage);
  const supporting = useMemo(() => indicator && new Set([...indicator.supporters.strong, ...indicator.supporters.weak]), [indicator]);
  const { shown, reason } = useMemo(
    () => shownCards(cards, { user, ownBy, isMineOnly, found, supporting }),
    [cards, user, ownBy, isMineOnly, found, supporting],
  );
  return (
    <Courses ref={rootRef}>
      <CourseToolbar
        key={clearings}
        {...{ isMineOnly, tableHref, searchRef, undo, onAddCourse }}
        count={shown.length}
        onSearch={(next) => void search(next)}
        onMineOnlyChange={setIsMineOnly}
      />
      <Ruled>
        {reason === null ? (
          <CourseGrid {...grid} {...{ drawOf }} cards={shown} query={`${isMineOnly} ${keyword} ${indicator?.id}`} />
        ) : indicator && supporting?.size === 0 ? (
          <EmptyState
            title={text.noSupporter(indicator)}
            hint={text.noSupporterHint}
            action={<Button onPress={onShowAllSupports}>{text.showAll}</Button>}
          />
        ) : (
          <NoCards
            {...{ reason, keyword, isMineOnly, indicator, requirements, onAddCourse, onOpenMajor, firstSteps, majorMatrixHref }}
            count={cards.length}
            onShowAll={() => {
              setIsMineOnly(false);
              onShowAllSupports();
              onFocusSearch();
            }}
            onClearSearch={() => {
              setClearings(clearings + 1);
              void search('');
              onShowAllSupports();
              onFocusSearch();
            }}
          />
        )}
      </Ruled>
    </Courses>
  );
}

/** One random number per card that stays the same while the page is open, also when the card was filtered out in between (decision 104). */
function useStableRandom(random: () => number) {
  const [draws] = useState(() => new Map<number, () => number>());
  return useCallback(
    (courseId: number) => {
      const known = draws.get(courseId) ?? memoizeRandom(random);
      draws.set(courseId, known);
      return known;
    },
    [draws, random],
  );
}

const Courses = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;

const Ruled = styled.div`
  border-block-start: 1px solid ${tokens.color.rule};
`;
