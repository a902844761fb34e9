import { emptyReason, isOwnCard, type CourseCard, type MajorInfo } from '@college/curriculum-model';

/** What the home of a major knows, and how the reading of it stands. */
export type MajorHomeState =
  | { status: 'loading' }
  /** `message` is the server's. */
  | { status: 'failed'; message: string; isRetrying: boolean }
  | { status: 'ready'; major: MajorInfo; cards: readonly CourseCard[]; chosenId: number | null };

/** What happens to it. */
export type MajorHomeEvent =
  | { type: 'loaded'; major: MajorInfo; cards: readonly CourseCard[] }
  | { type: 'failed'; message: string }
  | { type: 'retried' }
  | { type: 'deleted'; courseId: number }
  | { type: 'renamed'; courseId: number; name: string }
  /** A course was chosen for the export, or with null none any more. */
  | { type: 'chosen'; courseId: number | null };

/** A page that was read once keeps what it shows when reading it again fails. */
export function majorHomeReducer(state: MajorHomeState, event: MajorHomeEvent): MajorHomeState {
  switch (event.type) {
    case 'loaded': {
      const chosenId = state.status === 'ready' ? state.chosenId : null;
      const isThere = event.cards.some((card) => courseIdOf(card) === chosenId);
      return { status: 'ready', major: event.major, cards: event.cards, chosenId: isThere ? chosenId : null };
    }
    case 'failed':
      return state.status === 'ready' ? state : { status: 'failed', message: event.message, isRetrying: false };
    case 'retried':
      return state.status === 'failed' ? { ...state, isRetrying: true } : state;
    default:
      return state.status === 'ready' ? withChange(state, event) : state;
  }
}

type Ready = Extract<MajorHomeState, { status: 'ready' }>;

function withChange(state: Ready, event: Extract<MajorHomeEvent, { type: 'deleted' | 'renamed' | 'chosen' }>): Ready {
  switch (event.type) {
    case 'deleted':
      return {
        ...state,
        cards: state.cards.filter((card) => courseIdOf(card) !== event.courseId),
        chosenId: state.chosenId === event.courseId ? null : state.chosenId,
      };
    case 'renamed':
      return {
        ...state,
        cards: state.cards.map((card) =>
          courseIdOf(card) === event.courseId ? { ...card, self: { ...card.self, label: event.name } } : card,
        ),
      };
    case 'chosen':
      return { ...state, chosenId: event.courseId };
  }
}

/** The course of a card. */
export function courseIdOf(card: Pick<CourseCard, 'self'>): number {
  return Number(card.self.value);
}

interface Filter {
  user: { id: number; userName: string };
  ownBy: 'name' | 'nameOrId';
  isMineOnly: boolean;
  /** Marks the cards that hold the keyword; null is no keyword. */
  found: Uint8Array | null;
}

/** The cards to draw, in the server's order, or why there are none (decision 106). */
export function shownCards(cards: readonly CourseCard[], { user, ownBy, isMineOnly, found }: Filter) {
  const isOwn = cards.map((card) => isMineOnly && isOwnCard(card, user, ownBy));
  const shown = cards.filter((_card, index) => (!isMineOnly || isOwn[index]) && (!found || found[index] === 1));
  const own = isOwn.filter(Boolean).length;
  return { shown, reason: emptyReason({ all: cards.length, own, shown: shown.length, isFiltered: isMineOnly }) };
}

/** The mean of the figures that the server gave, as a whole percentage; null where it gave none. */
export function meanProgress(cards: readonly CourseCard[]): number | null {
  const given = cards.flatMap(({ progress }) => progress ?? []);
  return given.length === 0 ? null : Math.round(given.reduce((sum, progress) => sum + progress, 0) / given.length);
}
