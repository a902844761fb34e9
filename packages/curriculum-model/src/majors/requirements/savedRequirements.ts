import type { Translations } from '../../fields';
import { textLimits } from '../../fields';
import type { GraduateRequire, SaveGraduateRequiresRequest } from '../../goals';
import { isSameRequirementText, requirementItemsOf, type RequirementItem, type Requirements } from './requirement';
import { numberAndWords } from './requirementNumbers';

/** Longest text of a requirement or indicator point, blanks at the edges not counted. */
export const maxRequirementLength = textLimits.paragraph;

/** Why a text cannot be saved. */
export type RequirementProblem = 'empty' | 'tooLong' | 'englishTooLong';

/** The errors that prevent saving, by key: a text that is empty apart from its number, or one that is too long. */
export function requirementProblems(requirements: Requirements): ReadonlyMap<string, RequirementProblem> {
  const problems = new Map<string, RequirementProblem>();
  for (const requirement of requirements) {
    for (const item of [requirement, ...requirement.indicators]) {
      const problem = problemOf(item, item === requirement ? 'requirement' : 'indicator');
      if (problem) problems.set(item.key, problem);
    }
  }
  return problems;
}

function problemOf({ description, english }: RequirementItem, level: 'requirement' | 'indicator'): RequirementProblem | null {
  if (numberAndWords(description, level).words === '') return 'empty';
  if (description.trim().length > maxRequirementLength) return 'tooLong';
  return english.trim().length > maxRequirementLength ? 'englishTooLong' : null;
}

/** How many items a save would add, remove, rewrite or put elsewhere. */
export function countRequirementChanges(before: Requirements, now: Requirements): number {
  const [old, own] = [placesOf(before), placesOf(now)];
  const edited = [...own].filter(([key, { item, parent }]) => {
    const twin = old.get(key);
    return !twin || !isSameRequirementText(twin.item, item) || twin.parent !== parent;
  });
  const removed = [...old.keys()].filter((key) => !own.has(key));
  const moved = now.reduce(
    (sum, { key, indicators }) => sum + movesBetween(keysOf(childrenOf(before, key)), keysOf(indicators)),
    movesBetween(keysOf(before), keysOf(now)),
  );
  return edited.length + removed.length + moved;
}

function placesOf(list: Requirements) {
  const places = new Map<string, { item: RequirementItem; parent: string }>();
  for (const requirement of list) {
    places.set(requirement.key, { item: requirement, parent: '' });
    for (const item of requirement.indicators) places.set(item.key, { item, parent: requirement.key });
  }
  return places;
}

function childrenOf(list: Requirements, key: string): readonly RequirementItem[] {
  return list.find((requirement) => requirement.key === key)?.indicators ?? [];
}

function keysOf(items: readonly RequirementItem[]): string[] {
  return items.map(({ key }) => key);
}

/** How many of the common items have left the row: all but the longest run that kept its order. */
function movesBetween(before: readonly string[], now: readonly string[]): number {
  const places = new Map(before.map((key, at) => [key, at]));
  const order = now.map((key) => places.get(key)).filter((at) => at !== undefined);
  const tails: number[] = [];
  for (const at of order) {
    const slot = tails.findIndex((tail) => tail > at);
    if (slot < 0) tails.push(at);
    else tails[slot] = at;
  }
  return order.length - tails.length;
}

/** The body of savegraduaterequires: the whole list, new items with id 0; what is not in it is removed (decision 101). */
export function requirementChangesOf(
  requirements: Requirements,
  { majorId, version, now }: { majorId: number; version?: number; now: string },
): SaveGraduateRequiresRequest {
  const list = requirements.map((requirement) => ({
    ...rowOf(requirement, now),
    children: requirement.indicators.map((item) => rowOf(item, now)),
  }));
  return { majorId, ...(version === undefined ? {} : { version }), list };
}

function rowOf(item: RequirementItem, now: string): { id: number; description: string; translations?: Translations } {
  const translations = translationsOf(item, now);
  return { id: item.id, description: item.description.trim(), ...(translations && { translations }) };
}

function translationsOf({ english, translations }: RequirementItem, now: string): Translations | undefined {
  const text = english.trim();
  const stored = translations?.en?.description;
  if (text === (stored?.text ?? '')) return translations;
  const { description: _, ...others } = translations?.en ?? {};
  return { ...translations, en: text === '' ? others : { ...others, description: { text, updatedAt: now } } };
}

/** The requirements that were sent, as they are stored now: the server keeps the sent order, so new items are matched to their ids by index. */
export function requirementsAsStored(sent: Requirements, stored: readonly GraduateRequire[], now: string): Requirements {
  return sent.map((requirement, at) => ({
    ...storedItem(requirement, stored[at], now),
    indicators: requirement.indicators.map((item, index) => storedItem(item, stored[at]?.children[index], now)),
  }));
}

function storedItem(item: RequirementItem, stored: Pick<GraduateRequire, 'id' | 'translations'> | undefined, now: string): RequirementItem {
  // The server's own, because it marks English that is older than its Chinese.
  const translations = stored?.translations ?? translationsOf(item, now);
  const texts = { description: item.description.trim(), english: item.english.trim() };
  return { key: item.key, id: stored?.id ?? item.id, ...texts, ...(translations && { translations }) };
}

/** What was typed while a save was under way, on top of what is stored now: items that were new have their ids. */
export function requirementsOntoStored(present: Requirements, stored: Requirements): Requirements {
  const known = new Map(requirementItemsOf(stored).map((item) => [item.key, item]));
  const onto = <Item extends RequirementItem>(item: Item): Item => {
    const twin = known.get(item.key);
    return twin ? { ...item, id: twin.id, translations: twin.translations } : item;
  };
  return present.map((requirement) => ({ ...onto(requirement), indicators: requirement.indicators.map(onto) }));
}
