import { newKey, storedKey, type Translations } from '../../fields';
import type { GraduateRequire } from '../../goals';

/** A graduation requirement or indicator point while it is edited: the numbered Chinese record and its English. */
export interface RequirementItem {
  /** Stays its own while the item has no id yet. */
  key: string;
  /** 0 until it is stored. */
  id: number;
  description: string;
  english: string;
  /** The translations as they were stored. */
  translations?: Translations;
}

/** A graduation requirement with its indicator points. */
export interface EditableRequirement extends RequirementItem {
  indicators: readonly RequirementItem[];
}

/** The graduation requirements of a major, in order. */
export type Requirements = readonly EditableRequirement[];

/** The position of an item: without an `indicator` it is the requirement itself. Indexes start at 0. */
export interface RequirementPlace {
  requirement: number;
  indicator?: number;
}

/** Most requirements of a major, and most indicator points of a requirement. */
export const maxRequirements = 50;

/** The stored requirements, ready for editing. */
export function toRequirements(list: readonly GraduateRequire[]): Requirements {
  return list.map((require) => ({
    ...itemOf(require, 'require'),
    indicators: require.children.map((child) => itemOf(child, 'indicator')),
  }));
}

// Requirements and indicator points are counted apart in some servers, so their keys say which they are.
function itemOf({ id, description, translations }: Omit<GraduateRequire, 'children'>, kind: string): RequirementItem {
  const english = translations?.en?.description?.text ?? '';
  return { key: `${kind}-${storedKey(id)}`, id, description, english, ...(translations && { translations }) };
}

/** An item that was never stored; the number makes its key unique. */
export function newRequirementItem(n: number, description: string, english = ''): RequirementItem {
  return { key: newKey(n), id: 0, description, english };
}

/** Every requirement and indicator point, in the order in which they are read. */
export function requirementItemsOf(requirements: Requirements): RequirementItem[] {
  return requirements.flatMap((requirement) => [requirement, ...requirement.indicators]);
}

/** The position of the item with this key; null when there is none. */
export function requirementPlaceOf(requirements: Requirements, key: string): RequirementPlace | null {
  for (const [at, requirement] of requirements.entries()) {
    if (requirement.key === key) return { requirement: at };
    const indicator = requirement.indicators.findIndex((item) => item.key === key);
    if (indicator >= 0) return { requirement: at, indicator };
  }
  return null;
}

/** Whether both texts say the same; blanks at the edges are not stored. */
export function isSameRequirementText(one: RequirementItem, other: RequirementItem): boolean {
  return one.description.trim() === other.description.trim() && one.english.trim() === other.english.trim();
}

/** Whether both hold the same items with the same texts in the same order. */
export function isSameRequirements(one: Requirements, other: Requirements): boolean {
  return one === other || (one.length === other.length && one.every((requirement, at) => isSameRequirement(requirement, other[at]!)));
}

/** Whether a requirement and its indicator points are the same; keys do not count. */
export function isSameRequirement(one: EditableRequirement, other: EditableRequirement): boolean {
  const isSame = (item: RequirementItem, twin: RequirementItem) =>
    item === twin || (item.id === twin.id && isSameRequirementText(item, twin));
  return (
    isSame(one, other) &&
    one.indicators.length === other.indicators.length &&
    one.indicators.every((item, at) => isSame(item, other.indicators[at]!))
  );
}
