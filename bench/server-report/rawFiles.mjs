/** The same texts as a plain file: one paragraph after another, as the libraries draw them by themselves. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { documentTexts, syllabusDocument } from '@college/curriculum-model';

const requireInServer = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const fontFile = requireInServer.resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf');
const font = readFileSync(fontFile);

/** Both font weights, as on disk. */
export const fontMegabytes = (2 * font.length) / 2 ** 20;

/** Every text of a report. */
export function textsOf(report) {
  return documentTexts(syllabusDocument(report, 'zh'));
}

/** A PDF by the library's own text layout. */
export async function rawPdf(texts) {
  const PDFDocument = requireInServer('pdfkit');
  const file = new PDFDocument({ size: 'A4', font: null });
  const parts = [];
  file.on('data', (part) => parts.push(part));
  const ended = new Promise((resolve) => file.once('end', resolve));
  file.font(font).fontSize(10.5);
  for (const text of texts) file.text(text);
  file.end();
  await ended;
  return Buffer.concat(parts);
}

/** A Word file of paragraphs. */
export async function rawWord(texts) {
  const { Document, Packer, Paragraph } = requireInServer('docx');
  return Packer.toBuffer(new Document({ sections: [{ children: texts.map((text) => new Paragraph(text)) }] }));
}
