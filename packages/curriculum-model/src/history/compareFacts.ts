import type { Language } from '../language';
import type { Fact, Facts, Part, Section } from './facts';
import type { ChangedField } from './historySchema';

/** Field by field what differs between two states: changed fields of parts that stayed, then parts that came and went, then the order. */
export function compareFacts(before: Facts, after: Facts, language: Language): ChangedField[] {
  return after.flatMap((section, index) => compareSection(before[index] ?? { ...section, parts: [] }, section, language));
}

function compareSection(before: Section, after: Section, language: Language): ChangedField[] {
  const was = new Map(before.parts.map((part) => [part.key, part]));
  const is = new Map(after.parts.map((part) => [part.key, part]));
  const labelOf = (part: Part, fact = '') => joined([after.title, part.name, fact], ' · ');
  const changes: ChangedField[] = [];
  for (const part of after.parts) {
    const old = was.get(part.key);
    if (old) changes.push(...comparePart(old, part, (fact) => labelOf(part, fact)));
    else changes.push({ label: labelOf(part), before: '', after: wholePart(part, language) });
  }
  for (const part of before.parts) {
    if (!is.has(part.key)) changes.push({ label: labelOf(part), before: wholePart(part, language), after: '' });
  }
  const stayed = (parts: readonly Part[]) => parts.filter(({ key }) => was.has(key) && is.has(key));
  const moved = stayed(before.parts).some((part, place) => stayed(after.parts)[place]?.key !== part.key);
  if (after.orderLabel !== undefined && moved) {
    const names = (parts: readonly Part[]) =>
      joined(
        stayed(parts).map(({ name, key }) => name || String(key)),
        listComma[language],
      );
    changes.push({ label: after.orderLabel, before: names(before.parts), after: names(after.parts) });
  }
  // A part that came and went without a word in it is nothing that a reader could see.
  return changes.filter((change) => change.before !== change.after);
}

function comparePart(before: Part, after: Part, labelOf: (fact: string) => string): ChangedField[] {
  const was = new Map(before.facts.map(({ label, value }) => [label, value]));
  const is = new Map(after.facts.map(({ label, value }) => [label, value]));
  const labels = new Set([...is.keys(), ...was.keys()]);
  return [...labels].map((label) => ({ label: labelOf(label), before: was.get(label) ?? '', after: is.get(label) ?? '' }));
}

const listComma: Record<Language, string> = { zh: '、', en: ', ' };
const stop: Record<Language, string> = { zh: '；', en: '; ' };
const colon: Record<Language, string> = { zh: '：', en: ': ' };

/** An added or removed part in one line: its first fact, then the rest with their labels. */
function wholePart({ name, facts: [main, ...rest] }: Part, language: Language): string {
  const more = rest.filter(({ value }) => value !== '').map(({ label, value }: Fact) => `${label}${colon[language]}${value}`);
  return joined([main?.value || name, ...more], stop[language]);
}

function joined(words: readonly string[], mark: string): string {
  return words.filter((word) => word !== '').join(mark);
}
