import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import type { PartQuery, SentPattern } from './PartQuery';

/** What a query means, found as assistive technology sees it; undefined where there is none, an error where there are several. */
export function findPart(query: PartQuery): HTMLElement | undefined {
  const found = findAll(query);
  if (query.place !== undefined) return found[query.place - 1];
  if (found.length > 1) throw new Error(`There are ${found.length} parts that are ${inWords(query)}.`);
  return found[0];
}

/** As `findPart`; an error where there is none. */
export function thePart(query: PartQuery): HTMLElement {
  const part = findPart(query);
  if (!part) throw new Error(`There is no ${inWords(query)}.`);
  return part;
}

function findAll({ role, label, name, inside, holding }: PartQuery): HTMLElement[] {
  const where = inside ? findPart(inside) : document.body;
  if (!where) return [];
  // A form may be called as one of its fields is.
  if (role === undefined) return label ? queryAllByLabelText(where, received(label), { selector: 'input, textarea' }) : [];
  const all = queryAllByRole(where, role, name === undefined ? {} : { name: received(name) });
  return holding ? all.filter((one) => queryAllByRole(one, holding.role, { name: received(holding.name) }).length > 0) : all;
}

function received<Name extends string | SentPattern>(name: Name): Name extends string ? string : RegExp;
function received(name: string | SentPattern) {
  return typeof name === 'string' ? name : new RegExp(name.source, name.flags);
}

function inWords({ role, label, name, inside, holding, place }: PartQuery): string {
  const words = [role ?? 'field', label, name, holding?.role, holding?.name].filter((word) => word !== undefined);
  const called = words.map((word) => (typeof word === 'string' ? word : `/${word.source}/`)).join(' ');
  return `${called}${place === undefined ? '' : `, the ${place}.`}${inside ? ` in ${inWords(inside)}` : ''}`;
}
