import type { Bilingual } from '../../language';
import {
  maxRequirements,
  newRequirementItem,
  requirementPlaceOf,
  type EditableRequirement,
  type RequirementItem,
  type Requirements,
} from './requirement';
import { numberAndWords, requirementNumberOf, renumberedRequirements } from './requirementNumbers';

/** What can be done to the requirements. `n` numbers new items apart; one act that makes several counts on from it. */
export type RequirementsEvent =
  | { type: 'textChanged'; key: string; field: 'description' | 'english'; text: string }
  | { type: 'requirementAdded'; n: number }
  /** A new indicator point: at the end, or behind the one named; `texts` fills one each. */
  | { type: 'indicatorsAdded'; n: number; requirementKey: string; afterKey?: string; texts?: readonly string[] }
  /** A whole list into a requirement: lines numbered such as 2.1 become indicator points, all others requirements of their own. */
  | { type: 'outlinePasted'; n: number; key: string; lines: readonly string[] }
  /** To a place among its neighbours; an indicator point may go to another requirement. */
  | { type: 'moved'; key: string; toIndex: number; requirementKey?: string }
  | { type: 'removed'; key: string }
  /** Restores a removed item at its position; without `requirementKey` it is a requirement. */
  | { type: 'restored'; item: RequirementItem | EditableRequirement; index: number; requirementKey?: string }
  | { type: 'renumbered' }
  | { type: 'headingsAdopted'; n: number; headings: readonly Bilingual[] };

/** The requirements after an act; one that makes no sense leaves them as they are, the very same value. */
export function requirementsReducer(requirements: Requirements, event: RequirementsEvent): Requirements {
  switch (event.type) {
    case 'textChanged':
      return changeItem(requirements, event.key, (item) =>
        item[event.field] === event.text ? item : { ...item, [event.field]: event.text },
      );
    case 'requirementAdded':
      return adopt(requirements, event.n, [{ zh: '', en: '' }]);
    case 'indicatorsAdded':
      return addIndicators(requirements, event);
    case 'outlinePasted':
      return pasteOutline(requirements, event);
    case 'moved':
      return move(requirements, event);
    case 'removed':
      return remove(requirements, event.key);
    case 'restored':
      return restore(requirements, event);
    case 'renumbered':
      return renumberedRequirements(requirements);
    case 'headingsAdopted':
      return adopt(requirements, event.n, event.headings);
  }
}

function changeItem(requirements: Requirements, key: string, change: <Item extends RequirementItem>(item: Item) => Item): Requirements {
  const place = requirementPlaceOf(requirements, key);
  if (!place) return requirements;
  const requirement = requirements[place.requirement]!;
  if (place.indicator === undefined) return replaceAt(requirements, place.requirement, change(requirement));
  const indicators = replaceAt(requirement.indicators, place.indicator, change(requirement.indicators[place.indicator]!));
  return replaceAt(requirements, place.requirement, indicators === requirement.indicators ? requirement : { ...requirement, indicators });
}

function adopt(requirements: Requirements, n: number, headings: readonly Bilingual[]): Requirements {
  const added = headings.slice(0, Math.max(0, maxRequirements - requirements.length)).map(({ zh, en }, offset) => {
    const number = requirementNumberOf(requirements.length + offset);
    return { ...newRequirementItem(n + offset, `${number} ${zh}`, en === '' ? '' : `${number} ${en}`), indicators: [] };
  });
  return added.length === 0 ? requirements : [...requirements, ...added];
}

function addIndicators(requirements: Requirements, event: Extract<RequirementsEvent, { type: 'indicatorsAdded' }>): Requirements {
  const { n, requirementKey, afterKey, texts = [''] } = event;
  const at = requirements.findIndex(({ key }) => key === requirementKey);
  const requirement = requirements[at];
  if (!requirement) return requirements;
  const { indicators } = requirement;
  const index = afterKey === undefined ? indicators.length : indicators.findIndex(({ key }) => key === afterKey) + 1;
  const added = texts.slice(0, Math.max(0, maxRequirements - indicators.length)).map((text, offset) => {
    const isNumbered = numberAndWords(text, 'indicator').number !== '';
    return newRequirementItem(n + offset, isNumbered ? text : `${numberUnder(requirement, at)}.${index + offset + 1} ${text}`);
  });
  if (added.length === 0) return requirements;
  return replaceAt(requirements, at, { ...requirement, indicators: [...indicators.slice(0, index), ...added, ...indicators.slice(index)] });
}

/** The requirement takes the first line where it says nothing yet; what comes before the next requirement are indicator points of its own. */
function pasteOutline(requirements: Requirements, { n, key, lines }: Extract<RequirementsEvent, { type: 'outlinePasted' }>): Requirements {
  const at = requirements.findIndex((requirement) => requirement.key === key);
  const target = requirements[at];
  if (!target) return requirements;
  const isBlank = numberAndWords(target.description, 'requirement').words === '';
  let list: Requirements = requirements;
  let current = at;
  for (const [offset, line] of lines.entries()) {
    if (isIndicatorLine(line)) {
      list = addIndicators(list, { type: 'indicatorsAdded', n: n + offset, requirementKey: list[current]!.key, texts: [line] });
      continue;
    }
    if (isBlank && current === at && list[at]!.description === target.description) {
      list = replaceAt(list, at, { ...list[at]!, description: numberedLine(line, at) });
      continue;
    }
    if (list.length >= maxRequirements) break;
    current += 1;
    list = list.toSpliced(current, 0, { ...newRequirementItem(n + offset, numberedLine(line, current)), indicators: [] });
  }
  return list;
}

function isIndicatorLine(line: string): boolean {
  return numberAndWords(line, 'indicator').number.includes('.');
}

function numberedLine(line: string, at: number): string {
  return numberAndWords(line, 'requirement').number === '' ? `${requirementNumberOf(at)} ${line}` : line;
}

/** What the indicator points of a requirement begin with: the number it is printed with, else that of its place. */
function numberUnder(requirement: EditableRequirement, at: number): string {
  return numberAndWords(requirement.description, 'requirement').number || requirementNumberOf(at);
}

function move(requirements: Requirements, { key, toIndex, requirementKey }: Extract<RequirementsEvent, { type: 'moved' }>): Requirements {
  const place = requirementPlaceOf(requirements, key);
  if (!place) return requirements;
  if (place.indicator === undefined) return moveWithin(requirements, place.requirement, toIndex);
  const from = requirements[place.requirement]!;
  const target = requirementKey === undefined ? from : requirements.find((requirement) => requirement.key === requirementKey);
  if (!target) return requirements;
  if (target === from) {
    const indicators = moveWithin(from.indicators, place.indicator, toIndex);
    return indicators === from.indicators ? requirements : replaceAt(requirements, place.requirement, { ...from, indicators });
  }
  if (target.indicators.length >= maxRequirements) return requirements;
  const item = from.indicators[place.indicator]!;
  const index = Math.max(0, Math.min(target.indicators.length, toIndex));
  return requirements.map((requirement) => {
    if (requirement === from) return { ...from, indicators: from.indicators.filter((indicator) => indicator !== item) };
    if (requirement !== target) return requirement;
    return { ...target, indicators: [...target.indicators.slice(0, index), item, ...target.indicators.slice(index)] };
  });
}

function remove(requirements: Requirements, key: string): Requirements {
  const place = requirementPlaceOf(requirements, key);
  if (!place) return requirements;
  if (place.indicator === undefined) return requirements.filter((requirement) => requirement.key !== key);
  const requirement = requirements[place.requirement]!;
  return replaceAt(requirements, place.requirement, {
    ...requirement,
    indicators: requirement.indicators.filter((item) => item.key !== key),
  });
}

function restore(requirements: Requirements, event: Extract<RequirementsEvent, { type: 'restored' }>): Requirements {
  const { item, index, requirementKey } = event;
  if (requirementPlaceOf(requirements, item.key)) return requirements;
  if (requirementKey === undefined) return 'indicators' in item ? requirements.toSpliced(index, 0, item) : requirements;
  const at = requirements.findIndex(({ key }) => key === requirementKey);
  const requirement = requirements[at];
  if (!requirement) return requirements;
  return replaceAt(requirements, at, { ...requirement, indicators: requirement.indicators.toSpliced(index, 0, item) });
}

function replaceAt<Item>(list: readonly Item[], index: number, item: Item): readonly Item[] {
  return list[index] === item ? list : list.map((before, at) => (at === index ? item : before));
}

function moveWithin<Item>(list: readonly Item[], fromIndex: number, toIndex: number): readonly Item[] {
  const index = Math.max(0, Math.min(list.length - 1, toIndex));
  if (index === fromIndex) return list;
  const rest = list.filter((_, at) => at !== fromIndex);
  return [...rest.slice(0, index), list[fromIndex]!, ...rest.slice(index)];
}
