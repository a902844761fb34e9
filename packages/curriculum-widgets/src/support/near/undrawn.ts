/** A part of a page that is not drawn: what it says, and how to draw it. */
export interface Undrawn {
  /** Its texts in the order in which they are drawn; they follow those that its element holds. */
  getTexts: () => readonly string[];
  /** Draws it at once; it stays when it is brought near the window in the same moment. */
  draw: () => void;
}

/** How deep parts that are not drawn may be in one another: a table, and pieces of its rows. */
export const mostDepth = 3;

const parts = new WeakMap<Element, Undrawn>();

/** Remembers that an element keeps the room of an undrawn part, until the returned function is called. */
export function markUndrawn(element: Element, part: Undrawn): () => void {
  parts.set(element, part);
  return () => void parts.delete(element);
}

/** The undrawn part for which an element keeps the room. */
export function undrawnAt(element: Element): Undrawn | undefined {
  return parts.get(element);
}
