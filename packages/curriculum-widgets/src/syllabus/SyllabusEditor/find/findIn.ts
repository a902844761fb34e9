import { undrawnAt, type Undrawn } from '../../../support/near/undrawn';

/** One place where a text is found: between two characters of a node, or in a part that is not drawn. */
export type Found = { start: number; end: number } & ({ node: Text; part?: undefined } | { node?: undefined; part: Undrawn });

/** Every place in which a text is found below an element, in reading order; neither case nor the width of characters matters. */
export function findIn(root: Element, query: string): Found[] {
  const sought = fold(query);
  if (sought === '') return [];
  const found: Found[] = [];
  function look(content: string, at: Pick<Found, 'node' | 'part'>) {
    const folded = fold(content);
    for (let start = folded.indexOf(sought); start >= 0; start = folded.indexOf(sought, start + sought.length)) {
      found.push({ ...at, start, end: start + sought.length } as Found);
    }
  }
  function walk(parent: Node) {
    for (const node of parent.childNodes) {
      if (node instanceof Text) look(node.data, { node });
      if (!(node instanceof Element) || node.matches(unread)) continue;
      walk(node);
      const part = undrawnAt(node);
      for (const content of part?.getTexts() ?? []) look(content, { part: part! });
    }
  }
  walk(root);
  return found;
}

/** Signs, whose characters are no words, and what is not shown. */
const unread = '[data-support], [data-part="older"], [data-visually-hidden], [hidden], svg, textarea, select, style';

/** As the words are compared: in lower case and of usual width, each character where it was. */
export function fold(text: string): string {
  const usual = text
    .replaceAll(/[\u00a0\u3000]/g, ' ')
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.codePointAt(0)! - widthStep));
  const lower = usual.toLowerCase();
  return lower.length === text.length
    ? lower
    : Array.from(usual, (one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)).join('');
}

/** From `!` to `！`, and so for every sign of ASCII. */
const widthStep = 0xfee0;
