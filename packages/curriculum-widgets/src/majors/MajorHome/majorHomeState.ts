import { emptyReason, isOwnCard, type CourseCard, type MajorInfo } from '@college/curriculum-model';

/** The data of a major's home, and the status of loading it. */
export type MajorHomeState =
  | { status: 'loading' }
  /** `message` is the server's. */
  | { status: 'failed'; message: string; isRetrying: boolean }
  | { status: 'ready'; major: MajorInfo; cards: readonly CourseCard[]; chosenId: number | null };

/** What happens to its courses. */
export type MajorHomeEvent =
  | { type: 'deleted'; courseId: number }
  /** `stored` is what the next act is based on, where the server answered it. */
  | { type: 'renamed'; courseId: number; name: string; stored?: Pick<CourseCard, 'version' | 'revision'> | undefined }
  /** A course was chosen for the export, or with null none any more. */
  | { type: 'chosen'; courseId: number | null };

/** The cards after a course was deleted or renamed. */
export function cardsAfter(cards: readonly CourseCard[], event: Exclude<MajorHomeEvent, { type: 'chosen' }>): readonly CourseCard[] {
  if (event.type === 'deleted') return cards.filter((card) => courseIdOf(card) !== event.courseId);
  const { courseId, name, stored = {} } = event;
  const { version, revision } = stored;
  const next = { ...(version !== undefined && { version }), ...(revision !== undefined && { revision }) };
  return cards.map((card) => (courseIdOf(card) === courseId ? { ...card, ...next, self: { ...card.self, label: name } } : card));
}

/** The chosen course while it is there. */
export function choiceAmong(cards: readonly CourseCard[], chosenId: number | null): number | null {
  return cards.some((card) => courseIdOf(card) === chosenId) ? chosenId : null;
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
  /** The courses of the chosen indicator point; undefined while none is chosen. */
  supporting?: ReadonlySet<number> | undefined;
}

/** The cards to draw, in the server's order, or why there are none (decision 106). */
export function shownCards(cards: readonly CourseCard[], { user, ownBy, isMineOnly, found, supporting }: Filter) {
  const isOwn = cards.map((card) => isMineOnly && isOwnCard(card, user, ownBy));
  const shown = cards.filter(
    (card, index) => (!isMineOnly || isOwn[index]) && (!found || found[index] === 1) && (!supporting || supporting.has(courseIdOf(card))),
  );
  const own = isOwn.filter(Boolean).length;
  return { shown, reason: emptyReason({ all: cards.length, own, shown: shown.length, isFiltered: isMineOnly }) };
}

/** The mean of the figures that the server gave, as a whole percentage; null where it gave none. */
export function meanProgress(cards: readonly CourseCard[]): number | null {
  const given = cards.flatMap(({ progress }) => progress ?? []);
  return given.length === 0 ? null : Math.round(given.reduce((sum, progress) => sum + progress, 0) / given.length);
}
