import { supportSign, type DocumentBlock, type Words } from '@college/curriculum-model';
import { writtenLine } from '../written';
import { type } from './paper';
import { baseline, lineStrips, spaced } from './paragraphStrips';
import { setText, type ReportMissing } from './setText';
import { elementOnce, type Sheet, type Strip, type StripPlace } from './strip';

/** What the signs of support mean, in one line. */
export function legendStrips({ entries }: Extract<DocumentBlock, { kind: 'legend' }>, sheet: Sheet, reportMissing: ReportMissing): Strip[] {
  const text = entries.map(({ support, text: words }) => `${supportSign(support)} ${writtenLine(words)}`).join('\u2003');
  const lines = setText(text, { type: type.small }, sheet.paper.textWidth, reportMissing);
  return spaced(lineStrips(lines, sheet, { kind: 'P', height: type.small.height, keepsNext: false }), 3);
}

/** Remarks about the languages. */
export function noteStrips(notes: readonly Words[], sheet: Sheet, reportMissing: ReportMissing): Strip[] {
  return notes.flatMap((note, index) => {
    const lines = setText(writtenLine(note), { type: type.small }, sheet.paper.textWidth, reportMissing);
    return spaced(lineStrips(lines, sheet, { kind: 'P', height: type.small.height, keepsNext: false }), index === 0 ? 10 : 0);
  });
}

const signatureHeight = 34;

/** Signature lines, two side by side; they stay on one page. */
export function signatureStrips(
  { labels }: Extract<DocumentBlock, { kind: 'signatures' }>,
  sheet: Sheet,
  reportMissing: ReportMissing,
): Strip[] {
  const { root, paper } = sheet;
  const half = (paper.textWidth - 28) / 2;
  const set = labels.map((label) => setText(writtenLine(label), { type: type.body }, half - 62, reportMissing));
  // Lines of one column begin below each other.
  const widest = [0, 1].map(
    (column) => 8 + Math.max(0, ...set.flatMap((lines, at) => (at % 2 === column ? lines.map(({ width }) => width) : []))),
  );
  const rows = Array.from({ length: Math.ceil(labels.length / 2) }, (_, row) => [row * 2, row * 2 + 1].filter((at) => at < labels.length));
  const strips = rows.map((places, row): Strip => {
    const height = Math.max(signatureHeight, ...places.map((at) => (set[at]?.length ?? 0) * type.body.height + 16));
    const draw = ({ pen, y }: StripPlace) => {
      places.forEach((at, column) => {
        const x = paper.margin.left + column * (half + 28);
        const lines = set[at] ?? [];
        const top = y + height - lines.length * type.body.height;
        const element = elementOnce((open) => open.element(root, 'P'));
        pen.content(element(pen), () => {
          lines.forEach((line, index) => {
            pen.text(line, x, top + index * type.body.height + baseline(type.body.height, line.size));
          });
        });
        pen.artifact(() => pen.rule([x + widest[column]!, y + height - 4], [x + half, y + height - 4], 0.6));
      });
    };
    return { height, keepsNext: row < rows.length - 1, columns: [draw] };
  });
  return spaced(strips, 22);
}
