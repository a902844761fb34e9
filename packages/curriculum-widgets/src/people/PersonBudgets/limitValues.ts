import {
  budgetAmount,
  budgetFault,
  budgetNames,
  budgetTitles,
  joinNames,
  limitsOf,
  mapBudgets,
  megabyte,
  type BudgetLimits,
  type BudgetName,
  type Language,
  type PersonBudgets,
} from '@college/curriculum-model';

/** The limits as they are typed: null is nothing, NaN what cannot be read; pictures in megabytes. */
export type LimitValues = Readonly<Record<BudgetName, number | null>>;

/** How many of what is counted make one unit of the field. */
export const unitOf: Readonly<Record<BudgetName, number>> = mapBudgets((name) => (name === 'storedBytes' ? megabyte : 1));

/** The limits of a person as they stand in the fields. */
export function valuesOf({ budgets }: PersonBudgets): LimitValues {
  return mapBudgets((name) => budgets[name].limit / unitOf[name]);
}

/** The fields with everything at the default. */
export function usualValues({ budgets }: PersonBudgets): LimitValues {
  return mapBudgets((name) => budgets[name].usual / unitOf[name]);
}

/** What the fields mean: nothing, and the default itself, are the default. */
export function limitsIn(values: LimitValues, { budgets }: PersonBudgets): BudgetLimits {
  return mapBudgets((name) => {
    const value = values[name];
    const limit = value === null ? null : Math.round(value * unitOf[name]);
    return limit === budgets[name].usual ? null : limit;
  });
}

/** The person with other limits. */
export function withLimits(person: PersonBudgets, limits: BudgetLimits): PersonBudgets {
  const { budgets } = person;
  return { ...person, budgets: mapBudgets((name) => ({ ...budgets[name], limit: limits[name] ?? budgets[name].usual })) };
}

/** The first field whose value cannot be saved. */
export function faultyField(values: LimitValues, person: PersonBudgets): BudgetName | undefined {
  const unreadable = budgetNames.find((name) => {
    const value = values[name];
    return value !== null && (Number.isNaN(value) || (name !== 'storedBytes' && !Number.isInteger(value)));
  });
  const usual = mapBudgets((name) => person.budgets[name].usual);
  return unreadable ?? budgetFault(limitsIn(values, person), usual)?.name;
}

/** Whether two sets of limits are the same. */
export function areSameLimits(one: BudgetLimits, other: BudgetLimits): boolean {
  return budgetNames.every((name) => one[name] === other[name]);
}

/** The limits of a person that are not the default, in words; empty where all are. */
export function raisedInWords(person: PersonBudgets, language: Language): string {
  const limits = limitsOf(person);
  const raised = budgetNames.flatMap((name) => {
    const limit = limits[name];
    return limit === null ? [] : [`${budgetTitles[name][language]} ${budgetAmount(name, limit)}`];
  });
  return joinNames(raised, language);
}
