import type { DocumentBlock } from '@college/curriculum-model';
import { writtenLine, writtenTexts } from '../written';
import { columnGap, type } from './paper';
import { setText, type ReportMissing, type SetLine } from './setText';
import { elementOnce, type Sheet, type Strip, type StripPlace } from './strip';

/** Baseline of a line within its height. */
export function baseline(height: number, size: number): number {
  return (height + size * 0.74) / 2;
}

/** Running text with its label above it; two languages are set side by side. */
export function paragraphStrips(
  { label, text }: Extract<DocumentBlock, { kind: 'paragraph' }>,
  sheet: Sheet,
  reportMissing: ReportMissing,
): Strip[] {
  const texts = writtenTexts(text);
  const { margin, textWidth } = sheet.paper;
  const width = texts.length > 1 ? (textWidth - columnGap) / 2 : textWidth;
  const columns = texts.map(({ text: written, language }) =>
    setText(written, { type: type.body, language, isJustified: language === 'zh' }, width, reportMissing),
  );
  const body = columnStrips(columns, (index) => margin.left + index * (width + columnGap), sheet);
  if (!label) return spaced(body, 6);
  const labels = setText(writtenLine(label), { type: type.body, weight: 'bold' }, textWidth, reportMissing);
  const head = lineStrips(labels, sheet, { kind: 'P', height: type.body.height, keepsNext: body.length > 0 });
  return spaced([...head, ...body], 7);
}

/** Lines under each other, each a strip. */
export function lineStrips(
  lines: readonly SetLine[],
  { root, paper }: Sheet,
  { kind, height, keepsNext, align = 'start' }: { kind: string; height: number; keepsNext: boolean; align?: 'start' | 'center' },
): Strip[] {
  const element = elementOnce((pen) => pen.element(root, kind, {}));
  return lines.map((line, index): Strip => {
    const x = paper.margin.left + (align === 'center' ? (paper.textWidth - line.width) / 2 : 0);
    const draw = ({ pen, y }: StripPlace) => pen.content(element(pen), () => pen.text(line, x, y + baseline(height, line.size)));
    return { height, columns: [draw], keepsNext: keepsNext || index < lines.length - 1 };
  });
}

/** Columns of lines side by side. The first two lines and the last two stay together. */
function columnStrips(columns: readonly SetLine[][], xOf: (index: number) => number, { root }: Sheet): Strip[] {
  const { height } = type.body;
  const flow = {};
  const count = Math.max(0, ...columns.map((lines) => lines.length));
  const elements = columns.map((lines) => elementOnce((pen) => pen.element(root, 'P', { language: lines[0]?.language })));
  return Array.from({ length: count }, (_, at): Strip => {
    const acts = columns.map((lines, index) => ({ pen, y }: StripPlace) => {
      const line = lines[at];
      if (line) pen.content(elements[index]!(pen), () => pen.text(line, xOf(index), y + baseline(height, line.size)));
    });
    const isNearAnEnd = at < count - 1 && (at === 0 || at === count - 2);
    return { height, flow, columns: acts, keepsNext: isNearAnEnd };
  });
}

/** Adds space between a block and the content above it. */
export function spaced(strips: Strip[], gap: number): Strip[] {
  const [first, ...rest] = strips;
  return first ? [{ ...first, gap: Math.max(gap, first.gap ?? 0) }, ...rest] : [];
}
