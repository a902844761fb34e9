import { keyOf, type Decision, type Found, type ShownPicture } from './found';

const place = 'visual-review-decisions';

/** The decisions of whoever looks at the page: kept in the browser, begun from those that the run was given. */
export function keptDecisions({ decisions: given }: Pick<Found, 'decisions'>) {
  const kept = JSON.parse(localStorage.getItem(place) ?? '[]') as Decision[];
  const all = new Map([...given, ...kept].map((decision) => [keyOf(decision), decision]));

  function on({ mode, story, before, after }: ShownPicture): Decision {
    return all.get(keyOf({ mode, story, before, after })) ?? { mode, story, before, after, isAccepted: false, comment: '' };
  }

  function change(picture: ShownPicture, changed: Partial<Pick<Decision, 'isAccepted' | 'comment'>>) {
    const decision = { ...on(picture), ...changed };
    all.set(keyOf(decision), decision);
    localStorage.setItem(place, JSON.stringify([...all.values()]));
  }

  /** The decisions about these pictures as a file's text; what is neither accepted nor commented on is left out. */
  function exported(pictures: readonly ShownPicture[]): string {
    const decisions = pictures.map(on).filter(({ isAccepted, comment }) => isAccepted || comment.trim() !== '');
    return `${JSON.stringify({ decisions }, null, 2)}\n`;
  }
  return { on, change, exported };
}
