import type { GraduateIndicator, GraduateRequire } from '../../goals';
import type { LinkedMatrices } from './linkedMatrices';

/** An indicator point with its number; numbers come from the order: the second under the first requirement is 1.2. */
export interface NumberedIndicator {
  id: number;
  number: string;
  indicator: GraduateIndicator;
  requirement: GraduateRequire;
  requirementNumber: string;
}

/** A graduation requirement with its number and its numbered indicator points. */
export interface NumberedRequirement {
  id: number;
  number: string;
  requirement: GraduateRequire;
  indicators: readonly NumberedIndicator[];
}

interface Numbered {
  requirements: readonly NumberedRequirement[];
  byId: ReadonlyMap<number, NumberedIndicator>;
}

const known = new WeakMap<readonly GraduateRequire[], Numbered>();

/** The requirements numbered 1, 2 … with their indicator points numbered 1.1, 1.2 … */
export function indicatorsOf({ requirements }: Pick<LinkedMatrices, 'requirements'>): readonly NumberedRequirement[] {
  return numbered(requirements).requirements;
}

/** The indicator point with this id; undefined when the major has no such. */
export function indicatorAt({ requirements }: Pick<LinkedMatrices, 'requirements'>, id: number): NumberedIndicator | undefined {
  return numbered(requirements).byId.get(id);
}

function numbered(requirements: readonly GraduateRequire[]): Numbered {
  const found = known.get(requirements);
  if (found) return found;
  const list = requirements.map((requirement, at): NumberedRequirement => {
    const number = String(at + 1);
    const indicators = requirement.children.map((indicator, index) => {
      return { id: indicator.id, number: `${number}.${index + 1}`, indicator, requirement, requirementNumber: number };
    });
    return { id: requirement.id, number, requirement, indicators };
  });
  const byId = new Map(list.flatMap((one) => one.indicators.map((indicator): [number, NumberedIndicator] => [indicator.id, indicator])));
  const fresh = { requirements: list, byId };
  known.set(requirements, fresh);
  return fresh;
}
