import type { EditableRequirement, RequirementItem, Requirements } from './requirement';

// A number counts as one where something parts it from the words, where it has a dot, or where Chinese follows at once: "1工程知识".
const dotted = String.raw`\d{1,3}(?:[.．]\d{1,3})+`;
const whole = String.raw`\d{1,2}`;
const patterns = {
  requirement: new RegExp(String.raw`^(\s*)(${dotted}|${whole}(?=[\s.．、)）:：]|\p{Script=Han}|$))(?![\d])`, 'u'),
  indicator: new RegExp(String.raw`^(\s*)(${dotted}|${whole}(?=[\s.．、)）:：]|$))(?![\d])`, 'u'),
};
const separator = /^[\s.．、)）:：]*/;

type Level = keyof typeof patterns;

/** The printed number and the words after it; without a number the words are the whole text. */
export function numberAndWords(text: string, level: Level): { number: string; words: string } {
  const found = patterns[level].exec(text);
  if (!found) return { number: '', words: text.trim() };
  return { number: found[2]!.replaceAll('．', '.'), words: text.slice(found[0].length).replace(separator, '').trim() };
}

/** The text with its leading number rewritten and nothing else; one without a number gets it in front. */
export function withRequirementNumber(text: string, number: string, level: Level): string {
  const found = patterns[level].exec(text);
  if (!found) return text.trim() === '' ? `${number} ` : `${number} ${text.trimStart()}`;
  if (found[2]!.replaceAll('．', '.') === number) return text;
  return found[1]! + number + text.slice(found[0].length);
}

/** The number that a place has: 1 for a requirement, 1.1 for an indicator point. Places start at 0. */
export function requirementNumberOf(requirement: number, indicator?: number): string {
  return indicator === undefined ? `${requirement + 1}` : `${requirement + 1}.${indicator + 1}`;
}

/** All texts with the numbers of their places. English that is not there is not begun. */
export function renumberedRequirements(requirements: Requirements): Requirements {
  return keepSame(requirements, (requirement, at) => {
    const indicators = keepSame(requirement.indicators, (item, index) => numberedItem(item, requirementNumberOf(at, index), 'indicator'));
    const own = numberedItem(requirement, requirementNumberOf(at), 'requirement');
    return own === requirement && indicators === requirement.indicators ? requirement : { ...own, indicators };
  });
}

/** Whether every number is that of its place. */
export function isNumberedInOrder(requirements: Requirements): boolean {
  return renumberedRequirements(requirements) === requirements;
}

function numberedItem<Item extends RequirementItem | EditableRequirement>(item: Item, number: string, level: Level): Item {
  const description = withRequirementNumber(item.description, number, level);
  const english = item.english.trim() === '' ? item.english : withRequirementNumber(item.english, number, level);
  return description === item.description && english === item.english ? item : { ...item, description, english };
}

/** A mapped list, or the list itself where nothing changed. */
function keepSame<Item>(list: readonly Item[], change: (item: Item, index: number) => Item): readonly Item[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}
