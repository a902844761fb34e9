import { limitOf } from '../../../packages/api-client/src/openapi/fieldLimits';
import type { JsonSchema } from '../../../packages/api-client/src/openapi/schemas';
import { isLoginInvalid, replyCodes } from '../../../packages/curriculum-model/src';
import { block, code, labelled, parts, table } from '../markdown';
import { printJson } from '../ports/print';
import type { Operation } from './documents';
import type { PageWords } from './pageWords';
import { schemaRows } from './schemaRows';
import { schemaType } from './schemaType';
import type { ApiDocument } from './wordedDocument';

/** The section of a call: who may, what it takes, what it answers, and with which codes it may be refused. */
export function callText(operation: Operation, { 'x-refusals': { meanings } }: ApiDocument, words: PageWords): string {
  const { method, path, operationId, summary, parameters, requestBody, responses } = operation;
  return parts(
    `## ${code(`${method} ${path}`)}`,
    summary,
    [
      words.who[operation['x-auth']],
      operation['x-writes'] && words.writes,
      operation['x-extension'] && words.extension,
      labelled(words.client, code(operationId)),
    ]
      .filter(Boolean)
      .join(words.language === 'zh' ? '' : ' '),
    parameters.length > 0 && parts(`**${words.parameters}**`, parameterTable(parameters, words)),
    requestBody && parts(`**${words.body}**`, bodyText(requestBody, words)),
    parts(`**${words.answer}**`, answerText(responses['200'].content, words)),
    refusalsText(operation['x-refusals'], meanings, words),
  );
}

/** What each call behind a sign-in may answer is told once, in the conventions. */
function refusalsText(codes: Operation['x-refusals'], meanings: Readonly<Record<string, string>>, words: PageWords) {
  const [ofSignIn, own] = [codes.filter(isOfSignIn), codes.filter((one) => !isOfSignIn(one))];
  return (
    codes.length > 0 &&
    parts(
      `**${words.errors}**`,
      own.length > 0 &&
        table(
          [words.code, words.meaning],
          own.map((one) => [code(one), meanings[one]!]),
        ),
      ofSignIn.length > 0 && labelled(words.ofSignIn, ofSignIn.map(code).join(words.conventions.listed)),
    )
  );
}

/** Whether a code asks for a sign-in or for what has to be set up first. */
export function isOfSignIn(refusal: string): boolean {
  return isLoginInvalid(refusal) || refusal === replyCodes.secondFactorWanted;
}

function parameterTable(parameters: Operation['parameters'], words: PageWords) {
  const rows = parameters.map(({ name, in: place, required, schema, ...parameter }) => [
    code(name),
    words.places[place as 'path' | 'query'],
    schemaType(schema, words.or),
    required ? words.yes : words.no,
    withLimit(descriptionOf(parameter), schema, words),
  ]);
  return table([words.name, words.place, words.type, words.required, words.meaning], rows);
}

/** A table of the fields of a schema; none where it has no fields of its own. */
export function fieldTable(schema: JsonSchema, words: PageWords): string | false {
  const rows = schemaRows(schema).map(({ path, schema: field, isRequired }) => [
    code(path),
    schemaType(field, words.or),
    isRequired ? words.yes : words.no,
    withLimit(descriptionOf(field), field, words),
  ]);
  return rows.length > 0 && table([words.field, words.type, words.required, words.meaning], rows);
}

function withLimit(meaning: string, schema: JsonSchema, words: PageWords) {
  // The type says already that a number is whole.
  const limit = limitOf(schema.type === 'integer' ? { ...schema, type: 'number' } : schema)?.[words.language];
  if (!limit) return meaning;
  return words.language === 'zh' ? `${meaning}${words.limits}：${limit}。` : `${meaning} ${words.limits}: ${limit}.`.trim();
}

function descriptionOf({ description }: { description?: unknown }) {
  return typeof description === 'string' ? description : '';
}

interface Content {
  schema: JsonSchema;
  example?: unknown;
}

function bodyText({ content, 'x-max-bytes': bytes }: NonNullable<Operation['requestBody']>, words: PageWords) {
  const [[type, { schema, example }]] = Object.entries(content) as [[string, Content]];
  const size = bytes >= 1024 * 1024 ? `${Math.round(bytes / 1024 / 1024)} MB` : `${Math.round(bytes / 1024)} kB`;
  return parts(labelled(words.of(type, size), schemaType(schema, words.or)), fieldTable(schema, words), exampleText(example, words));
}

function answerText(content: Readonly<Record<string, object | undefined>>, words: PageWords) {
  const {
    'application/octet-stream': file,
    'text/event-stream': events,
    'application/json': envelope,
  } = content as Readonly<Record<string, Content>>;
  if (file) return words.file;
  const data = events?.schema ?? ((envelope!.schema.properties as Readonly<Record<string, JsonSchema>>).data as JsonSchema);
  return parts(
    `${events ? words.events : words.data} ${schemaType(data, words.or)}`,
    fieldTable(data, words),
    exampleText((events ?? envelope)!.example, words),
  );
}

function exampleText(example: unknown, words: PageWords) {
  return example !== undefined && parts(words.example, block('json', printJson(example)));
}
