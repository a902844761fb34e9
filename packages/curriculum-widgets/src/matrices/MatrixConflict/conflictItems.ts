import { columnAt, ksaById, localize, pointById, pointNumber } from '@college/curriculum-model';
import type { CellContent, Language, LinkedMatrices, MatrixConflict, Support } from '@college/curriculum-model';
import type { ConflictText } from './conflictWords';

/** One thing in a cell as it is drawn: a star, a muted code, a name. */
export interface ConflictItem {
  id: string;
  relate?: Support;
  code?: string;
  label: string;
}

/** What a side has in a cell, thing by thing; nothing for a blank one. */
export function conflictItems(
  conflict: MatrixConflict,
  content: CellContent,
  side: LinkedMatrices,
  text: ConflictText,
  language: Language,
): ConflictItem[] {
  switch (content.kind) {
    case 'binding':
      return content.binding ? [bindingItem(content.binding, side, text)] : [];
    case 'points':
      return content.entries.map(({ pointId, relate }) => {
        const point = pointById(side, pointId);
        const label = point ? localize(point, language).title : text.unknown({ id: String(pointId) });
        return { id: String(pointId), relate, code: String(pointNumber(side, pointId)), label };
      });
    case 'ksas':
      return content.entries.map(({ ksaId, relate }) => {
        const ksa = ksaById(side, ksaId);
        if (!ksa) return { id: String(ksaId), relate, label: text.unknown({ id: String(ksaId) }) };
        return { id: String(ksaId), relate, code: `${ksa.title}${ksa.level}`, label: localize(ksa, language).description };
      });
    case 'text': {
      const label = shownText(conflict, content, language);
      return label === '' ? [] : [{ id: 'text', label }];
    }
  }
}

type TextContent = Extract<CellContent, { kind: 'text' }>;

/** A text in the reader's language, or in the other one where only that distinguishes the sides. */
function shownText({ mine, theirs }: MatrixConflict, content: TextContent, language: Language): string {
  const read = ({ value, english }: TextContent, wanted: Language) => (wanted === 'en' && english) || String(value);
  const isSame = mine.kind === 'text' && theirs.kind === 'text' && read(mine, language) === read(theirs, language);
  if (!isSame) return read(content, language);
  return language === 'en' ? String(content.value) : content.english || String(content.value);
}

function bindingItem(
  { relate, goals, requireId }: { relate: Support; goals: readonly number[]; requireId: number },
  side: LinkedMatrices,
  text: ConflictText,
): ConflictItem {
  const codes = goals.map((id) => columnAt(side, id)?.code ?? text.unknown({ id: String(id) }));
  return { id: String(requireId), relate, label: codes.length > 0 ? codes.join(text.comma) : text.noGoals };
}

/** The same in one sentence, for ears. */
export function spokenItems(items: readonly ConflictItem[], text: ConflictText): string {
  if (items.length === 0) return text.empty;
  const strength = (relate: Support | undefined) => (relate === undefined ? '' : `${relate === 0 ? text.strong : text.weak} `);
  return items.map(({ relate, code, label }) => `${strength(relate)}${code ? `${code} ` : ''}${label}`).join(text.comma);
}
