import { type CourseCard as CourseCardRecord } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { CardFoot } from './CardFoot';
import { CardHead } from './CardHead';
import { CardMenu } from './CardMenu';
import { CardSupports, type CardSupport } from './CardSupports';
import { cardMenusOf, type CardEntry } from './cardEntries';
import { CoverMenu } from './CoverMenu';
import { courseCardMessages } from './messages';
import { drawOnce } from './drawOnce';

export interface CourseCardProps {
  card: CourseCardRecord;
  /** Where the name leads. Without it the name is text. */
  href?: string;
  /**
   * Whether the entries that edit are offered; the server's menus say it course by course, and the person's modify right overrides them (decision 30).
   * @default true
   */
  canModify?: boolean;
  /** The address of a menu entry, so that it opens in another tab too; without one it is only pressed. */
  hrefOf?: (entry: CardEntry, card: CourseCardRecord) => string | undefined;
  /** Which entries can be followed at all. @default all */
  isOffered?: (entry: CardEntry) => boolean;
  /** A menu entry without an address was pressed. */
  onAction?: (entry: CardEntry, card: CourseCardRecord) => void;
  /** What the course supports in the major matrix; undefined where nobody knows. */
  support?: CardSupport;
  /** Name of the group of radio buttons with which one card of several is chosen; without it there is none. */
  choiceName?: string;
  isChosen?: boolean;
  onChoose?: (card: CourseCardRecord) => void;
  /** Makes a figure from 0 to 1 for a card that has no progress, once per card. @default Math.random */
  random?: () => number;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A course on the home of its major: name, major, managers, how complete it is, and what can be done with it (reference §3). */
export function CourseCard(props: CourseCardProps) {
  const { card, href, canModify = true, hrefOf, isOffered, onAction, support, choiceName, isChosen = false, onChoose } = props;
  const { random = Math.random, className, ref } = props;
  const text = useMessages(courseCardMessages);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [draw] = useState(() => drawOnce(random));
  const { buttonEntries, coverEntries } = cardMenusOf(card, { canModify, isOffered });
  const name = card.self.label || text.unnamed;
  const menuProps = { name, hrefOf: (entry: CardEntry) => hrefOf?.(entry, card), onAction: (entry: CardEntry) => onAction?.(entry, card) };
  return (
    <Card
      ref={ref}
      className={className}
      aria-label={name}
      data-card={card.self.value}
      data-open={isMenuOpen || undefined}
      onPointerEnter={(event) => event.pointerType !== 'touch' && event.currentTarget.setAttribute('data-hovered', '')}
      onPointerLeave={(event) => event.currentTarget.removeAttribute('data-hovered')}
    >
      <CardHead {...{ card, name, href, choiceName, isChosen }} onChoose={() => onChoose?.(card)} />
      <Middle>
        <CardSupports parent={card.parent.label} support={support} />
        {coverEntries.length > 0 && <CoverMenu {...menuProps} entries={coverEntries} />}
      </Middle>
      <CardFoot card={card} random={draw} />
      {buttonEntries.length > 0 && <CardMenu {...menuProps} entries={buttonEntries} isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} />}
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  block-size: 100%;
`;

const Middle = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  align-content: start;
  min-block-size: 0;
`;
