/** Loaded into a page of the product: finds its parts, and says where they are to be pressed. */
import { findPart, thePart } from './findParts';
import type { PartQuery } from './PartQuery';
import { pressPlace } from './pressPlace';

/** Moves the focus to a part, unless it is inside of it already. */
function takeFocus(query: PartQuery) {
  const part = thePart(query);
  if (!part.contains(document.activeElement)) part.focus();
  if (!part.contains(document.activeElement)) throw new Error('The part takes no focus.');
}

/** Selects all that a text field holds. */
function selectText(query: PartQuery) {
  const field = thePart(query) as HTMLInputElement;
  if (field.disabled || field.readOnly) throw new Error('The field cannot be written.');
  field.focus();
  field.select();
}

/** Whether an element is painted at all. */
function isShown(query: PartQuery) {
  return findPart(query)?.checkVisibility() ?? false;
}

/** What is read on the screen in a part, or on the whole page. */
function textOf(query?: PartQuery) {
  return query ? findPart(query)?.innerText : document.body.innerText;
}

const engineParts = {
  pressPlace,
  takeFocus,
  selectText,
  isShown,
  textOf,
  valueOf: (query: PartQuery) => (thePart(query) as HTMLInputElement).value,
  attributeOf: (query: PartQuery, name: string) => thePart(query).getAttribute(name),
  isChecked: (query: PartQuery) => (thePart(query) as HTMLInputElement).checked,
  address: () => location.href,
};

/** The functions that the jobs call in the page. */
export type EngineParts = typeof engineParts;

Object.assign(window, { engineParts });
