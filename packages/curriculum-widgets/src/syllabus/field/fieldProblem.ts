import {
  additionalInfoSchema,
  formFindings,
  storedFieldNames,
  syllabusDataSchema,
  translatedTextSchema,
  valueWithoutHidden,
  type Bilingual,
} from '@college/curriculum-model';
import type { FieldName } from './fieldNames';

const schemas = { ...syllabusDataSchema.shape, exampercent: additionalInfoSchema.shape.exampercent };
const english = translatedTextSchema.shape.text;

/** The error of a value by the server's rules, checked before it is sent; null when it may be saved, without its hidden characters. */
export function fieldProblem(name: FieldName, value: unknown): Bilingual | null {
  const kept = valueWithoutHidden(value);
  const outcome = name.startsWith('en:') ? english.safeParse(kept) : schemas[name as keyof typeof schemas].safeParse(kept);
  const [finding] = outcome.error ? formFindings(outcome.error, namesWithin(name)) : [];
  if (!finding) return null;
  return finding.path.length > 0 ? finding.sentence : finding.problem;
}

/** The names of the parts of a compound field, by their paths within it. */
function namesWithin(name: FieldName): Record<string, Bilingual> {
  const above = `${name}.`;
  const within = Object.entries(storedFieldNames).filter(([way]) => way.startsWith(above));
  return Object.fromEntries(within.map(([way, label]) => [way.slice(above.length), label]));
}
