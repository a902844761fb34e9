import type { CourseCard } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { useCallback, useMemo, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { CourseGrid, type CourseGridProps } from './CourseGrid';
import { CourseToolbar } from './CourseToolbar';
import type { MajorHomeProps } from './MajorHomeProps';
import { shownCards } from './majorHomeState';
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
    ...grid
  } = props;
  const drawOf = useStableRandom(random);
  // Another field replaces the one with the keyword.
  const [clearings, setClearings] = useState(0);
  const { keyword, found, search } = useCardSearch(cards);
  const { isMineOnly, setIsMineOnly } = useMyCoursesOnly(storage);
  const { shown, reason } = useMemo(() => shownCards(cards, { user, ownBy, isMineOnly, found }), [cards, user, ownBy, isMineOnly, found]);
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
          <CourseGrid {...grid} {...{ drawOf }} cards={shown} query={`${isMineOnly} ${keyword}`} />
        ) : (
          <NoCards
            {...{ reason, keyword, requirements, onAddCourse, onOpenMajor, firstSteps, majorMatrixHref }}
            count={cards.length}
            onShowAll={() => {
              setIsMineOnly(false);
              onFocusSearch();
            }}
            onClearSearch={() => {
              setClearings(clearings + 1);
              void search('');
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
