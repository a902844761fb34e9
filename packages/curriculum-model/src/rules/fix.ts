import { recordPlace, type Change, type Place, type StatePart, type StateRecord, type StateRecordKind, type Value } from '../editions';
import type { Bilingual } from '../language';

/** A way to mend a finding: an ordinary edit of the curriculum, described as the changes that it makes. */
export interface QuickFix {
  label: Bilingual;
  changes: readonly Change[];
  /** Whether a person is asked first, since something is deleted. */
  isAsked?: true;
}

/** A fix that writes one field of a record. */
export function writesField(label: Bilingual, at: Place, { fields }: Pick<StateRecord, 'fields'>, name: string, after: Value): QuickFix {
  const before = fields[name] ?? '';
  return { label, changes: [{ type: 'changed', at, fields: [{ name, before, after }] }] };
}

/** A fix that takes a record out that nothing refers to. */
export function removesRecord(part: StatePart, kind: StateRecordKind, record: StateRecord): QuickFix {
  const list = (part.records[kind] ?? []).filter(({ under }) => under === record.under);
  const behind = list[list.indexOf(record) - 1]?.key ?? null;
  return { label: fixWords.remove, isAsked: true, changes: [{ type: 'removed', at: recordPlace(part, kind, record.key), record, behind }] };
}

/** What a fix is called where its finding is not beside it, as in the edit history. */
export function fixName(ruleTitle: Bilingual, { label }: Pick<QuickFix, 'label'>): Bilingual {
  return { zh: `${ruleTitle.zh}：${label.zh}`, en: `${ruleTitle.en}: ${label.en}` };
}

/** What the fixes are called that several rules offer. */
export const fixWords = {
  remove: { zh: '删除', en: 'Delete' },
  clear: { zh: '清空', en: 'Clear' },
  renumber: { zh: '按位置编号', en: 'Number by place' },
  takeOver: (value: string) => ({ zh: `改为 ${value}`, en: `Change to ${value}` }),
} as const;
