import { createContext, useContext } from 'react';
import type { FieldName } from '../../field';

/** A value of a field that is known from elsewhere. */
export interface KnownFact {
  /** The text, or a figure as text. */
  value: string;
  /** Where it is known from, in the reader's language. */
  source: string;
}

/** What is known of fields, the likeliest first; it is offered in the field, and never filled in unasked. */
export type KnownFacts = Partial<Record<FieldName, readonly KnownFact[]>>;

/** What is known of the fields around. */
export const KnownFactsContext = createContext<KnownFacts>({});

/** What is known of a field and goes on from what is typed; nothing where a text stands that says something else. */
export function useOffers(name: FieldName, typed: string | undefined): readonly KnownFact[] {
  const facts = useContext(KnownFactsContext)[name];
  return facts && typed !== undefined ? offersFor(facts, typed) : none;
}

/** The facts that a text may become, each value once. */
export function offersFor(facts: readonly KnownFact[], typed: string): readonly KnownFact[] {
  const begun = typed.toLowerCase();
  const values = facts.map(({ value }) => value);
  return facts.filter(
    ({ value }, at) => value.trim() !== '' && value !== typed && value.toLowerCase().startsWith(begun) && values.indexOf(value) === at,
  );
}

const none: readonly KnownFact[] = [];
