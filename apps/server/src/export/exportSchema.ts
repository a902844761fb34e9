import { exportedRecords, type ExportedField, type ExportedRecord } from './exportedRecords';

type Schema = Record<string, unknown>;

const kinds: Readonly<Record<ExportedField['kind'], Schema>> = {
  integer: { type: 'integer' },
  number: { type: 'number' },
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  time: { type: 'string', format: 'date-time' },
  day: { type: 'string', format: 'date' },
  json: { type: ['object', 'array', 'string', 'number', 'boolean'] },
  list: { type: 'array', items: { type: 'integer' } },
  bytes: { type: 'string', contentEncoding: 'base64' },
};

function schemaOfField({ kind, isNullable, label, maxLength }: ExportedField): Schema {
  const { type, ...rest } = kinds[kind];
  const titles = label ? { title: label.en, description: label.zh } : {};
  return {
    ...titles,
    type: isNullable ? [type, 'null'].flat() : type,
    ...rest,
    ...(kind === 'text' && maxLength !== undefined ? { maxLength } : {}),
  };
}

function schemaOfRecord({ fields }: ExportedRecord): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])),
    required: fields.filter(({ isNullable }) => !isNullable).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** What is in the files of an export, as JSON Schema: a definition for each kind of record, made of the tables and the tables of fields. */
export const exportSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Export of a college',
  description: 'Each file records/NAME.json is a list of records by the definition of that name.',
  $defs: Object.fromEntries(exportedRecords.map((record) => [record.name, schemaOfRecord(record)])),
};
