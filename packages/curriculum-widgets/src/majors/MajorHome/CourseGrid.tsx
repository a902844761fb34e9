import type { CourseCard as CourseCardRecord } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { memo, useId, type FocusEvent } from 'react';
import { css, styled } from 'styled-components';
import { CourseCard, type CardEntry, type CardSupport, type CourseCardProps } from '../CourseCard';
import { handleCardKeys } from './cardKeys';
import { ledgerColumns } from './ledgerColumns';
import { courseIdOf } from './majorHomeState';
import { majorHomeMessages } from './messages';
import { rowHeight, useRenderedCards } from './useRenderedCards';

export interface CourseGridProps {
  cards: readonly CourseCardRecord[];
  /** What narrows the cards: another one starts from the top. */
  query: string;
  supports: ReadonlyMap<number, CardSupport> | null;
  chosenId: number | null;
  canModify: boolean;
  courseHref: (courseId: number) => string;
  hrefOf: (entry: CardEntry, card: CourseCardRecord) => string | undefined;
  isOffered: (entry: CardEntry) => boolean;
  onAction: (entry: CardEntry, card: CourseCardRecord) => void;
  /** One card is chosen for the export of its matrices; without it there are no buttons for that. */
  onChoose?: (card: CourseCardRecord) => void;
  /** The generator of a card without a figure. */
  drawOf: (courseId: number) => () => number;
}

/**
 * The courses as a ledger of cards: four to a row, five on wide screens. Arrow keys, Home and End go from name to name. Of many cards those
 * in sight are drawn, and the others as somebody comes near.
 */
export function CourseGrid({ cards, query, supports, chosenId, courseHref, onChoose, drawOf, ...acts }: CourseGridProps) {
  const text = useMessages(majorHomeMessages);
  const choiceName = useId();
  const { count, restRef, restHeight, drawAfter, drawAll } = useRenderedCards(cards.length, query);

  function handleFocus(event: FocusEvent<HTMLElement>) {
    const place = event.target.closest('li');
    if (place) drawAfter(Number(place.ariaPosInSet) - 1);
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys only move between the links inside */}
      <Ledger aria-label={text.cards} onFocus={handleFocus} onKeyDown={(event) => handleCardKeys(event, drawAll)}>
        {cards.slice(0, count).map((card, index) => {
          const courseId = courseIdOf(card);
          return (
            <Tile
              // One card serves course after course: a search then changes words and makes no elements.
              key={index}
              {...acts}
              place={index + 1}
              total={cards.length}
              card={card}
              hasParent={false}
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
      {count < cards.length && <div ref={restRef} style={{ blockSize: restHeight }} />}
    </>
  );
}

interface TileProps extends CourseCardProps {
  /** Of all, from 1. */
  place: number;
  total: number;
}

const Tile = memo(function Tile({ place, total, ...card }: TileProps) {
  return (
    <li aria-posinset={place} aria-setsize={total} data-chosen={card.isChosen || undefined}>
      <CourseCard {...card} />
    </li>
  );
});

// In a list of this many columns the text of the first and the last is flush with the page.
const columns = ledgerColumns.map(
  ({ count, query }) => css`
    @media ${query} {
      grid-template-columns: repeat(${count}, minmax(0, 1fr));

      > li:nth-child(${count}n + 1) {
        border-inline-start: 0;
        padding-inline-start: 0;
        box-shadow: -20px 0 0 var(--ground);
      }
      > li:nth-child(${count}n) {
        padding-inline-end: 0;
        box-shadow: 20px 0 0 var(--ground);
      }
    }
  `,
);

const Ledger = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    --ground: transparent;
    block-size: ${rowHeight}px;
    padding: 14px ${tokens.space[5]} ${tokens.space[4]};
    border-block-end: 1px solid ${tokens.color.border};
    border-inline-start: 1px solid ${tokens.color.border};
    background: var(--ground);
  }
  ${columns}
  ${onNarrowWindow} {
    > li {
      block-size: auto;
      min-block-size: ${rowHeight}px;
    }
  }
  > li:is(:hover, :focus-within, [data-chosen]),
  > li:has(> [data-open]) {
    --ground: ${tokens.color.surfaceRaised};
  }
`;
