import type { DocumentBlock, Words } from '@college/curriculum-model';
import { headingLine } from '../headingLine';
import { writtenTexts } from '../written';
import { type } from './paper';
import { lineStrips, spaced } from './paragraphStrips';
import { setText, type ReportMissing } from './setText';
import type { Sheet, Strip } from './strip';

/** The title of the paper, each language on a line of its own. */
export function titleStrips(title: Words, sheet: Sheet, reportMissing: ReportMissing): Strip[] {
  return writtenTexts(title).flatMap(({ text, language }, index) => {
    const style = index === 0 ? type.title : type.titleEnglish;
    const lines = setText(text, { type: style, weight: 'bold', language }, sheet.paper.textWidth, reportMissing);
    return lineStrips(lines, sheet, { kind: 'Title', height: style.height, keepsNext: true, align: 'center' });
  });
}

/** A heading never ends a page. */
export function headingStrips(heading: Extract<DocumentBlock, { kind: 'heading' }>, sheet: Sheet, reportMissing: ReportMissing): Strip[] {
  const style = heading.level === 1 ? type.heading : type.subheading;
  const title = headingLine(heading);
  const lines = setText(title, { type: style, weight: 'bold' }, sheet.paper.textWidth, reportMissing);
  const strips = lineStrips(lines, sheet, { kind: `H${heading.level}`, height: style.height, keepsNext: true });
  const [first, ...rest] = spaced(strips, heading.level === 1 ? 16 : 10);
  return first ? [{ ...first, bookmark: { title, level: heading.level } }, ...rest] : [];
}
