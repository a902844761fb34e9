import type { Decision, Found, ShownPicture, Side } from './found';
import { make } from './make';
import type { PageWords } from './words';

const sidesOf: Record<ShownPicture['kind'], Side[]> = {
  changed: ['before', 'after', 'difference'],
  added: ['after'],
  removed: ['before'],
};

interface PictureArticle {
  picture: ShownPicture;
  decision: Decision;
  folders: Found['folders'];
  words: PageWords;
  /** Called when the designer accepts the difference or takes that back. */
  onAccept: (isAccepted: boolean) => void;
  /** Called with each change of the comment. */
  onComment: (comment: string) => void;
}

/** One picture that differs: what was, what is, where they differ, and what the designer says about it. */
export function pictureArticle({ picture, decision, folders, words, onAccept, onComment }: PictureArticle): HTMLElement {
  const { mode, story, widget, name, kind, pixels } = picture;
  const title = [`${widget} / ${name}`, mode, words[kind], pixels === undefined ? '' : words.pixels(pixels)].filter(Boolean).join(' — ');
  const figures = sidesOf[kind].map((side) =>
    make('figure', { className: side }, [
      make('figcaption', { textContent: words[side] }),
      make('img', { loading: 'lazy', alt: `${title}: ${words[side]}`, src: `${folders[side]}/${mode}/${story}.png` }),
    ]),
  );
  const accept = make('input', { type: 'checkbox', className: 'accept', checked: decision.isAccepted });
  accept.onchange = () => onAccept(accept.checked);
  const comment = make('textarea', { rows: 2, value: decision.comment });
  comment.oninput = () => onComment(comment.value);
  return make('article', { tabIndex: -1, ariaLabel: title }, [
    make('h2', { textContent: title }),
    make('div', { className: 'decision' }, [
      make('label', {}, [accept, words.accept]),
      make('label', { className: 'comment' }, [words.comment, comment]),
    ]),
    make('div', { className: `sides ${kind}` }, figures),
  ]);
}
