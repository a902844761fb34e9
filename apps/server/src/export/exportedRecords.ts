import { recordFields, type Bilingual, type FieldTable, type TranslatedKind } from '@college/curriculum-model';
import { getTableColumns, getTableName, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { placesOfKinds } from '../translations/translatedTables';
import { columnName, isComputed, pgTables } from './storedTables';

/** How a value is written in JSON. */
export type ValueKind = 'integer' | 'number' | 'text' | 'boolean' | 'time' | 'day' | 'json' | 'list' | 'bytes';

/** A value of an exported record: its name in the file, its column, and what is known of it. */
export interface ExportedField {
  name: string;
  column: string;
  kind: ValueKind;
  isNullable: boolean;
  label: Bilingual | undefined;
  maxLength: number | undefined;
  /** Digits behind the point of a `number`. */
  scale: number;
}

/** A kind of record of an export: its name in the file, its table, and its fields. */
export interface ExportedRecord {
  name: string;
  table: string;
  fields: readonly ExportedField[];
}

/** What no export carries, and why: secrets, and work that is over or lasts for minutes. */
export const leftOutTables: Readonly<Record<string, string>> = {
  sessions: 'sign-ins',
  download_tickets: 'leave to download for a minute',
  campus_flows: 'sign-ins at a provider that nobody finished',
  campus_sessions: 'sign-ins',
  rate_limits: 'counters of tries',
  second_factors: 'keys',
  recovery_codes: 'keys',
  outbox_mails: 'links by which passwords are chosen',
  report_files: 'finished files that wait ten minutes',
  report_links: 'links that open reports without a sign-in',
  edition_links: 'links that open editions without a sign-in',
  settings: 'the key of those links, and what the installation notes for itself',
  copy_jobs: 'copies that are over',
  copy_job_events: 'copies that are over',
};

/** Columns with secrets, with what an import puts there: nobody signs in until a new password is chosen. */
export const leftOutColumns: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  users: { password_hash: '' },
  security_notices: { token_hash: '' },
  campus_providers: { client_secret: null },
};

/** Tables whose word in the glossary is another one. */
const glossaryNames: Readonly<Record<string, string>> = {
  users: 'people',
  user_avatars: 'profilePictures',
  audit_log: 'history',
  major_matrix_entries: 'majorMatrix',
  course_matrix_entries: 'courseMatrix',
  project_matrix_entries: 'projectMatrix',
  course_managers: 'courseLeaders',
  syllabuses: 'courseStartReports',
  security_events: 'securityLog',
};

/** Every kind of record that an export carries, by the name of its table. */
export const exportedRecords: readonly ExportedRecord[] = pgTables.filter((table) => !(getTableName(table) in leftOutTables)).map(recordOf);

function recordOf(table: PgTable): ExportedRecord {
  const name = getTableName(table);
  const facts = factsOf(name);
  const fields = Object.entries(getTableColumns(table)).flatMap(([property, column]): ExportedField[] => {
    const stored = columnName(column);
    if (isComputed(column) || stored in (leftOutColumns[name] ?? {})) return [];
    const fact = facts[property];
    const maxLength = fact && 'limit' in fact && typeof fact.limit === 'number' ? fact.limit : undefined;
    return [
      {
        name: property,
        column: stored,
        kind: kindOf(column),
        isNullable: !column.notNull,
        label: fact?.label,
        maxLength,
        scale: scaleOf(column),
      },
    ];
  });
  return { name: glossaryNames[name] ?? camelCase(name), table: name, fields };
}

/** The table of fields of the kind of record that is stored there. */
function factsOf(table: string): FieldTable {
  const kind = (Object.keys(placesOfKinds) as TranslatedKind[]).find((each) => placesOfKinds[each].table === table);
  return kind ? recordFields[kind] : {};
}

function kindOf(column: Column): ValueKind {
  const type = column.getSQLType();
  if (type.endsWith('[]')) return 'list';
  if (/^(integer|bigint|smallint|serial)/.test(type)) return 'integer';
  if (/^(numeric|real|double)/.test(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  if (type.startsWith('timestamp')) return 'time';
  if (type === 'date') return 'day';
  if (type.startsWith('json')) return 'json';
  return type === 'bytea' ? 'bytes' : 'text';
}

function scaleOf(column: Column): number {
  return Number(/^numeric\(\d+, ?(\d+)\)$/.exec(column.getSQLType())?.[1] ?? 0);
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
