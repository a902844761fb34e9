import type { DocumentBlock, DocumentFact } from '@college/curriculum-model';
import { rowStrips, type GridCell } from './gridRow';
import { spaced } from './paragraphStrips';
import { setWords } from './setCell';
import type { ReportMissing } from './setText';
import { elementOnce, type Sheet, type Strip } from './strip';
import { rowOf } from './tableStrips';

const labelWidth = { zh: 66, en: 96, both: 96 } as const;

/** Names and values as a form: two per line, wide ones alone. An empty value leaves space for handwriting. */
export function factStrips(
  { facts }: Extract<DocumentBlock, { kind: 'facts' }>,
  { sheet, languages }: { sheet: Sheet; languages: keyof typeof labelWidth },
  reportMissing: (place: DocumentFact) => ReportMissing,
): Strip[] {
  const element = elementOnce((pen) => pen.element(sheet.root, 'Table'));
  const { margin, textWidth } = sheet.paper;
  const first = labelWidth[languages];
  const half = textWidth / 2;
  function cells(fact: DocumentFact, x: number, width: number): GridCell[] {
    const report = reportMissing(fact);
    const label = { x, width: first, lines: setWords(fact.label, first, report), isHead: true };
    return [label, { x: x + first, width: width - first, lines: setWords(fact.value, width - first, report) }];
  }
  const rows = inPairs(facts).map(([one, other], index) => {
    const left = cells(one, margin.left, other ? half : textWidth);
    const right = other ? cells(other, margin.left + half, half) : [];
    return rowOf([...left, ...right], { isFirst: index === 0 });
  });
  return spaced(
    rows.flatMap((row, index) => rowStrips(row, { table: element, paper: sheet.paper, keepsNext: index === 0 && rows.length > 1 })),
    8,
  );
}

/** Two facts to a row; a wide one, or one without a partner, has a row for itself. */
export function inPairs(facts: readonly DocumentFact[]): [DocumentFact, DocumentFact?][] {
  const rows: [DocumentFact, DocumentFact?][] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    if (last && last.length === 1 && !last[0].isWide && !fact.isWide) last.push(fact);
    else rows.push([fact]);
  }
  return rows;
}
