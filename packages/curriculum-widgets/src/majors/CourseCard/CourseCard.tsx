import type { CourseCard as CourseCardRecord } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useMemo, useState, type PointerEvent, type Ref } from 'react';
import { CardFoot } from './CardFoot';
import { CardHead } from './CardHead';
import { CardMenu } from './CardMenu';
import { CardFrame } from './CardFrame';
import { CardSupports, type CardSupport } from './CardSupports';
import { cardMenusOf, type CardEntry } from './cardEntries';
import { CoverMenu } from './CoverMenu';
import { memoizeRandom } from './memoizeRandom';
import { courseCardMessages } from './messages';

export interface CourseCardProps {
  /** The course as the server returns it, with its two menus. */
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
  /** Whether the card names the major of the course; on the home of that major it would say the same on each. @default true */
  hasParent?: boolean;
  /** Name of the group of radio buttons with which one card of several is chosen; without it there is none. */
  choiceName?: string;
  /** Whether this card is the chosen one of its group. @default false */
  isChosen?: boolean;
  /** Called when the card is pressed. */
  onChoose?: (card: CourseCardRecord) => void;
  /** Makes a figure from 0 to 1 for a card that has no progress, once per card. @default Math.random */
  random?: () => number;
  /** Goes to the card. */
  className?: string;
  /** Reaches the card. */
  ref?: Ref<HTMLElement>;
}

/** A course on the home of its major: name, major, managers, how complete it is, and what can be done with it (reference §3). */
export function CourseCard(props: CourseCardProps) {
  const { card, href, canModify = true, hrefOf, isOffered, onAction, support, choiceName, isChosen = false, onChoose } = props;
  const { hasParent = true, random = Math.random, className, ref } = props;
  const text = useMessages(courseCardMessages);
  const courseId = card.self.value;
  // Identified by course: in a list that is searched one card shows now this course and now that one.
  const [openId, setOpenId] = useState<string | number | null>(null);
  const isMenuOpen = openId === courseId;
  // Of hundreds of cards most are never touched: the acts over the face are made when somebody comes near, before Tab can pass them.
  const [isTouched, setIsTouched] = useState(false);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another course draws a new figure
  const draw = useMemo(() => memoizeRandom(random), [random, courseId]);
  const { buttonEntries, coverEntries } = cardMenusOf(card, { canModify, isOffered });
  const name = card.self.label || text.unnamed;
  const menuProps = {
    name,
    text,
    hrefOf: (entry: CardEntry) => hrefOf?.(entry, card),
    onAction: (entry: CardEntry) => onAction?.(entry, card),
  };

  function handlePointerEnter(event: PointerEvent<HTMLElement>) {
    setIsTouched(true);
    if (event.pointerType !== 'touch') event.currentTarget.setAttribute('data-hovered', '');
  }

  return (
    <CardFrame
      ref={ref}
      className={className}
      aria-label={name}
      data-card={courseId}
      data-open={isMenuOpen || undefined}
      onPointerEnter={handlePointerEnter}
      onPointerLeave={(event) => event.currentTarget.removeAttribute('data-hovered')}
      onFocus={() => setIsTouched(true)}
    >
      <CardHead {...{ card, name, text, href, choiceName, isChosen }} onChoose={() => onChoose?.(card)} />
      <div data-part="face">
        <CardSupports {...{ card, hasParent, support, text }} />
        {coverEntries.length > 0 && isTouched && <CoverMenu {...menuProps} entries={coverEntries} />}
      </div>
      <CardFoot {...{ card, text }} random={draw} />
      {buttonEntries.length > 0 && (
        <CardMenu
          {...menuProps}
          entries={buttonEntries}
          isOpen={isMenuOpen}
          onOpenChange={(isOpen) => setOpenId(isOpen ? courseId : null)}
        />
      )}
    </CardFrame>
  );
}
