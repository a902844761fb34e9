import type { Language } from '../language';
import { historyFields, type HistoryField } from './messages';

/** Things that a record names by their ids. */
export interface NamedItem {
  kind: 'course' | 'indicator' | 'goal' | 'project' | 'point' | 'taskGoal' | 'ksa' | 'department' | 'entry';
  id: number;
}

/** The language in which a change is described, and the names of the records it refers to. */
export interface Reading {
  language: Language;
  nameOf: (item: NamedItem) => string;
}

type Row = Record<string, unknown>;

/** The value as rows of an object; anything else is no rows. */
export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** The value as an object; anything else is an empty one. */
export function rowOf(value: unknown): Row {
  return isRow(value) ? value : {};
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value in words; what was not filled in is an empty text. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The id in a field; 0 where there is none. */
export function idOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : 0;
}

/** The ids in a field. */
export function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}

/** What a field is called. */
export function labelOf(field: HistoryField, { language }: Reading): string {
  return historyFields[field][language];
}
