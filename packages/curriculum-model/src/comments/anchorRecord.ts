import { shapeOf, type StateRecordKind } from '../editions';
import type { Translations } from '../fields';
import type { Bilingual } from '../language';
import type { AnchorRecord } from './anchors';

/** A record as tables hold it: texts by the names of its fields, with their English. */
export interface RecordRow {
  id: number;
  translations?: Translations | undefined;
}

const nameFields: Partial<Record<StateRecordKind, string>> = {
  major: 'name',
  course: 'name',
  chapter: 'name',
  point: 'title',
  syllabus: '',
};

/** A record on which people comment, of its row; `course` is the lineage of its course. */
export function anchorRecord(
  kind: StateRecordKind,
  row: RecordRow,
  { lineage, course }: { lineage: number; course?: number | undefined },
): AnchorRecord {
  const values = new Map<string, unknown>(Object.entries(row));
  const textOfField = (name: string): Bilingual | undefined => {
    const zh = values.get(name);
    return typeof zh === 'string' ? { zh, en: row.translations?.en?.[name]?.text || zh } : undefined;
  };
  const fields = Object.keys(shapeOf(kind).fields).flatMap((name) => {
    const words = textOfField(name);
    return words ? [[name, words] as const] : [];
  });
  return {
    kind,
    ...(course === undefined ? {} : { course }),
    id: row.id,
    lineage,
    words: textOfField(nameFields[kind] ?? 'description') ?? { zh: '', en: '' },
    fields: Object.fromEntries(fields),
  };
}
