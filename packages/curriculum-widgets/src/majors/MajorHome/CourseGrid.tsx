import type { CourseCard as CourseCardRecord } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import { css, styled } from 'styled-components';
import { CourseCard, type CardEntry, type CardSupport } from '../CourseCard';
import { handleCardKeys } from './cardKeys';
import { courseIdOf } from './majorHomeState';
import { majorHomeMessages } from './messages';
import { useDraws } from './useDraws';

interface CourseGridProps {
  cards: readonly CourseCardRecord[];
  supports: ReadonlyMap<number, CardSupport> | null;
  chosenId: number | null;
  canModify: boolean;
  courseHref: (courseId: number) => string;
  hrefOf: (entry: CardEntry, card: CourseCardRecord) => string | undefined;
  isOffered: (entry: CardEntry) => boolean;
  onAction: (entry: CardEntry, card: CourseCardRecord) => void;
  /** One card is chosen for the export of its matrices; without it there are no buttons for that. */
  onChoose?: (card: CourseCardRecord) => void;
  random: () => number;
}

/** As many as a large screen shows: they are drawn at once, the others as soon as nothing else is to be done. */
const firstCount = 25;
const noCards: readonly CourseCardRecord[] = [];

/** The courses as a ledger of cards: four to a row, five on wide screens. Arrow keys go from name to name. */
export function CourseGrid({ cards, supports, chosenId, courseHref, onChoose, random, ...acts }: CourseGridProps) {
  const text = useMessages(majorHomeMessages);
  const choiceName = useId();
  const drawOf = useDraws(random);
  const settled = useDeferredValue(cards, noCards);
  const drawn = useMemo(() => new Set(settled.map(courseIdOf)), [settled]);
  const shown = cards === settled ? cards : cards.filter((card, index) => index < firstCount || drawn.has(courseIdOf(card)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows only move between the links inside
    <Ledger aria-label={text.cards} onKeyDown={handleCardKeys}>
      {shown.map((card) => {
        const courseId = courseIdOf(card);
        return (
          <Tile
            key={courseId}
            {...acts}
            card={card}
            href={courseHref(courseId)}
            support={supports?.get(courseId)}
            choiceName={onChoose && choiceName}
            isChosen={courseId === chosenId}
            onChoose={onChoose}
            random={drawOf(courseId)}
          />
        );
      })}
    </Ledger>
  );
}

const Tile = memo(function Tile(props: Parameters<typeof CourseCard>[0]) {
  return (
    <Place data-chosen={props.isChosen || undefined}>
      <CourseCard {...props} />
    </Place>
  );
});

/** In a ledger of so many columns the words of the first and the last stand flush with the page. */
function columns(count: number) {
  return css`
    grid-template-columns: repeat(${count}, minmax(0, 1fr));

    > :nth-child(${count}n + 1) {
      border-inline-start-color: transparent;
      padding-inline-start: 0;
    }
    > :nth-child(${count}n) {
      padding-inline-end: 0;
    }
  `;
}

const Ledger = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  ${columns(4)}

  @media (min-width: 1680px) {
    ${columns(5)}
  }
`;

const Place = styled.li`
  block-size: 176px;
  padding: 14px ${tokens.space[5]} ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border};
  border-inline-start: 1px solid ${tokens.color.border};

  /* Of those out of sight nothing is laid out; their size is known. */
  > article {
    content-visibility: auto;
    contain-intrinsic-size: auto 145px;
  }
  &:hover,
  &:focus-within,
  &[data-chosen] {
    background: ${tokens.color.surfaceRaised};
  }
`;
