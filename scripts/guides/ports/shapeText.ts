import * as model from '../../../packages/curriculum-model/src';
import { block, parts } from '../markdown';
import type { Shape } from './described';
import type { createExamples } from './example';
import { fieldRows } from './fieldRows';
import { limitsOf } from '../../../packages/api-client/src/openapi/fieldLimits';
import { meaningOfComment } from './meanings';
import { fieldTable } from './memberText';
import { printJson } from './print';
import { typeText } from './typeText';
import type { ReferenceWords } from './words';

const schemas = model as unknown as Readonly<Record<string, unknown>>;

/** The section of a shape: its fields with their meanings and limits, and an example. */
export function shapeText(
  name: string,
  { description, schema, type }: Shape,
  examples: ReturnType<typeof createExamples>,
  words: ReferenceWords,
): string {
  const limits = limitsOf(schema && schemas[schema]);
  const rows = fieldRows(type);
  return parts(
    `### ${name}`,
    meaningOfComment(description)[words.language],
    type.kind !== 'object' && typeText(type, words.or),
    rows.length > 0 && fieldTable(rows, words, new Map([...limits].map(([path, limit]) => [path, limit[words.language]]))),
    block('json', printJson(examples.exampleOfShape(name))),
  );
}
