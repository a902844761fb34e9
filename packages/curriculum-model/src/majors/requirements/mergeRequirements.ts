import { isSameRequirement, type EditableRequirement, type RequirementItem, type Requirements } from './requirement';

/** Whose version is kept. */
export type RequirementSide = 'mine' | 'theirs';

/** The three versions when two people saved: as I loaded it, as I want it, as the other saved it. */
export interface RequirementVersions {
  base: Requirements;
  mine: Requirements;
  theirs: Requirements;
}

/** A requirement in which mine and theirs differ; null where a side has not got it. */
export interface RequirementDifference {
  id: number;
  mine: EditableRequirement | null;
  theirs: EditableRequirement | null;
  /** Whoever alone changed it has it; mine where both did. */
  suggested: RequirementSide;
}

/** What differs: requirements one by one, and their order; null where both have the same order. */
export interface RequirementDifferences {
  requirements: readonly RequirementDifference[];
  order: RequirementSide | null;
}

/** One choice per difference. */
export interface RequirementChoices {
  requirements: Readonly<Record<number, RequirementSide>>;
  order: RequirementSide;
}

/** What differs between mine and theirs. Requirements that I added and nobody stored are no question: they stay. */
export function requirementDifferencesOf({ base, mine, theirs }: RequirementVersions): RequirementDifferences {
  const [bases, mines, others] = [byId(base), byId(mine), byId(theirs)];
  const requirements: RequirementDifference[] = [];
  for (const id of new Set([...mines.keys(), ...others.keys()])) {
    const own = mines.get(id) ?? null;
    const other = others.get(id) ?? null;
    if (isSameOrNone(own, other)) continue;
    requirements.push({ id, mine: own, theirs: other, suggested: isSameOrNone(own, bases.get(id) ?? null) ? 'theirs' : 'mine' });
  }
  const common = [...mines.keys()].filter((id) => others.has(id));
  const isInOrder = (list: Requirements) => isSameOrder(orderOf(list, common), common);
  const isOrderMine = !isSameOrder(orderOf(base, common), common);
  return { requirements, order: isInOrder(theirs) ? null : isOrderMine ? 'mine' : 'theirs' };
}

/** The choices that the differences suggest. */
export function suggestedRequirementChoices({ requirements, order }: RequirementDifferences): RequirementChoices {
  return { requirements: Object.fromEntries(requirements.map(({ id, suggested }) => [id, suggested])), order: order ?? 'mine' };
}

/** The list that the choices make, fit to be saved over theirs: what they deleted and I keep becomes new. */
export function mergeRequirements({ mine, theirs }: RequirementVersions, choices: RequirementChoices): Requirements {
  const storedRequirements = new Set(theirs.map(({ id }) => id));
  const storedIndicators = new Set(theirs.flatMap(({ indicators }) => indicators.map(({ id }) => id)));
  const others = byId(theirs);
  const mines = byId(mine);
  const chosen = (id: number) => {
    const side = choices.requirements[id] ?? 'theirs';
    return (side === 'mine' ? mines : others).get(id);
  };
  const [first, second] = choices.order === 'mine' ? [mine, theirs] : [theirs, mine];
  const order = interleave(first, second);
  const list = order.flatMap((requirement) => (requirement.id > 0 ? (chosen(requirement.id) ?? []) : requirement));
  return withoutDoubles(list).map((requirement) => ({
    ...(storedRequirements.has(requirement.id) ? requirement : asNew(requirement)),
    indicators: requirement.indicators.map((item) => (storedIndicators.has(item.id) ? item : asNew(item))),
  }));
}

/** One list with everything of both: the order of the first, what only the second has behind its neighbour there. */
function interleave(first: Requirements, second: Requirements): EditableRequirement[] {
  const identity = ({ id, key }: EditableRequirement) => (id > 0 ? String(id) : key);
  const order = [...first];
  const has = new Set(first.map(identity));
  let at = 0;
  for (const requirement of second) {
    if (has.has(identity(requirement))) {
      at = order.findIndex((other) => identity(other) === identity(requirement)) + 1;
    } else {
      order.splice(at, 0, requirement);
      at += 1;
    }
  }
  return order;
}

/**
 * An indicator point that one side moved to another requirement may be in the merge twice. It stays in a requirement that was chosen (the first of several)
 * and is removed from one that only one side added.
 */
function withoutDoubles(list: readonly EditableRequirement[]): EditableRequirement[] {
  const seen = new Set<number>();
  const unseen = ({ indicators }: EditableRequirement) =>
    indicators.filter(({ id }) => {
      if (id <= 0) return true;
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
  const chosenFirst = [...list.filter(({ id }) => id > 0), ...list.filter(({ id }) => id <= 0)];
  const kept = new Map(chosenFirst.map((requirement) => [requirement, unseen(requirement)]));
  return list.map((requirement) => ({ ...requirement, indicators: kept.get(requirement) ?? [] }));
}

function asNew<Item extends RequirementItem>(item: Item): Item {
  return { ...item, id: 0 };
}

function byId(list: Requirements): Map<number, EditableRequirement> {
  return new Map(list.filter(({ id }) => id > 0).map((requirement) => [requirement.id, requirement]));
}

function isSameOrNone(one: EditableRequirement | null, other: EditableRequirement | null): boolean {
  return one === null || other === null ? one === other : isSameRequirement(one, other);
}

function orderOf(list: Requirements, ids: readonly number[]): number[] {
  return list.map(({ id }) => id).filter((id) => ids.includes(id));
}

function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.every((id, at) => id === other[at]);
}
