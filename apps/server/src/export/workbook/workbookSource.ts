import type { Bilingual } from '@college/curriculum-model';
import type { ExportedField, ExportedRecord } from '../exportedRecords';
import { entriesAtOnce, type ExportSource, type SourceEntry } from '../exportSource';
import { ExportError, exportMessages } from '../messages';
import type { ZippedTexts } from '../zipReader';
import { fromCell, furtherHead, type Cell } from './cells';
import { contentsOf, contentsSheet } from './contentsSheet';
import { openWorkbook, type OpenWorkbook } from './openWorkbook';
import { readSheet, type SheetRow } from './readSheet';
import { columnLetters } from './sheetXml';
import { sheetName } from './workbookExport';

/** What stands below these rows of the first sheet is not read. */
const mostContents = 5000;

/** A workbook of an export, as it was written or as a program for workbooks saved it. `file` names it in sentences. */
export function workbookSource(zip: ZippedTexts, file: string): ExportSource {
  let opened: Promise<OpenWorkbook> | undefined;
  const open = () => (opened ??= openWorkbook(zip));
  return {
    contents: async () => {
      const { sheets, sharedTexts } = await open();
      const part = sheets.get(contentsSheet);
      if (part === undefined) throw new ExportError(exportMessages.noExport);
      const rows: Cell[][] = [];
      for await (const some of readSheet(zip, part, sharedTexts)) {
        rows.push(...some.map(({ cells }) => cells));
        if (rows.length > mostContents) break;
      }
      return contentsOf(rows);
    },
    entries: async function* (record) {
      const { sheets, sharedTexts } = await open();
      for (let number = 1; ; number += 1) {
        const sheet = sheetName(record.name, number);
        const part = sheets.get(sheet);
        if (part === undefined && number > 1) return;
        if (part === undefined) throw new ExportError(exportMessages.noSheet(file, sheet));
        yield* entriesOf(record, readSheet(zip, part, sharedTexts), (row) => placeOf({ file, sheet, row }));
      }
    },
  };
}

type PlaceOfRow = (row: number) => Bilingual;

function placeOf({ file, sheet, row }: { file: string; sheet: string; row: number }): Bilingual {
  return { zh: `「${file}」工作表「${sheet}」第 ${row} 行`, en: `row ${row} of sheet “${sheet}” of “${file}”` };
}

async function* entriesOf({ fields }: ExportedRecord, rows: AsyncIterable<SheetRow[]>, placeOf: PlaceOfRow): AsyncGenerator<SourceEntry[]> {
  const known = new Map(fields.map((field) => [field.name, field]));
  let heads: (ExportedField | undefined)[] | undefined;
  let entries: SourceEntry[] = [];
  for await (const some of rows) {
    for (const { row, cells } of some) {
      if (cells.every((cell) => cell === null)) continue;
      const place = () => placeOf(row);
      if (heads) entries.push({ entry: entryOf(heads, cells, place), place });
      else heads = headsOf(known, cells, place);
    }
    if (entries.length < entriesAtOnce) continue;
    yield entries;
    entries = [];
  }
  if (entries.length > 0) yield entries;
}

/** The field of each column, up to where further pieces of long texts begin. */
function headsOf(known: ReadonlyMap<string, ExportedField>, cells: readonly Cell[], place: () => Bilingual) {
  const end = cells.indexOf(furtherHead);
  const names = end < 0 ? cells : cells.slice(0, end);
  return names.map((name, at) => {
    const field = typeof name === 'string' ? known.get(name) : undefined;
    if ((name !== null && !field) || names.indexOf(name) < (name === null ? 0 : at))
      throw new ExportError(exportMessages.unknownField(place(), String(name)));
    return field;
  });
}

function entryOf(heads: readonly (ExportedField | undefined)[], cells: readonly Cell[], place: () => Bilingual): object {
  const further = furtherPieces(heads, cells, place);
  const entry: Record<string, unknown> = {};
  for (const [at, field] of heads.entries()) {
    const cell = cells[at] ?? null;
    if (!field) {
      if (cell !== null) throw new ExportError(exportMessages.unknownField(place(), columnLetters(at)));
      continue;
    }
    const more = further.get(field.name);
    if (more && typeof cell !== 'string') throw new ExportError(exportMessages.wrongValue(place(), field.name));
    const value = fromCell(field.kind, more ? [cell, ...more].join('') : cell);
    if (value === undefined) throw new ExportError(exportMessages.wrongValue(place(), field.name));
    entry[field.name] = value;
  }
  return entry;
}

/** What stands behind the fields: the name of one and a further piece of its text, side by side. */
function furtherPieces(heads: readonly (ExportedField | undefined)[], cells: readonly Cell[], place: () => Bilingual) {
  const further = new Map<string, string[]>();
  for (let at = heads.length; at < cells.length; at += 2) {
    const [name, piece] = [cells[at] ?? null, cells[at + 1] ?? null];
    if (name === null && piece === null) continue;
    const isKnown = heads.some((field) => field?.name === name);
    if (typeof name !== 'string' || !isKnown)
      throw new ExportError(exportMessages.unknownField(place(), String(name ?? columnLetters(at))));
    if (typeof piece !== 'string') throw new ExportError(exportMessages.wrongValue(place(), name));
    further.set(name, [...(further.get(name) ?? []), piece]);
  }
  return further;
}
