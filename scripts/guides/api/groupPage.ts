import { limitOf } from '../../../packages/api-client/src/openapi/fieldLimits';
import { parts } from '../markdown';
import { callText, fieldTable } from './callText';
import { operationsOf } from './documents';
import type { PageWords } from './pageWords';
import { schemaType } from './schemaType';
import { shapesWithin } from './schemaRows';
import type { ApiDocument } from './wordedDocument';

/** The page of the calls with a tag, and of the shapes that cross them, as Markdown. */
export function groupPage(tag: string, document: ApiDocument, words: PageWords): string {
  const operations = operationsOf(document).filter(({ tags }) => tags.includes(tag));
  const { schemas } = document.components;
  const shapes = shapesWithin(operations, schemas);
  const name = document.tags.find((one) => one.name === tag)!.description;
  return `${parts(
    `# ${words.heading(name)}`,
    words.intro,
    ...operations.map((operation) => callText(operation, document, words)),
    shapes.length > 0 && `## ${words.shapes}`,
    ...shapes.map((shape) => {
      const schema = schemas[shape]!;
      const limit = limitOf(schema)?.[words.language];
      const rows = fieldTable(schema, words);
      return parts(`### ${shape}`, !rows && `${schemaType(schema, words.or)}${limit ? ` (${limit})` : ''}`, rows);
    }),
  )}\n`;
}
