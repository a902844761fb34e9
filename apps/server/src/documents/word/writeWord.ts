import { BorderStyle, Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { SyllabusDocument } from '@college/curriculum-model';
import type { WritingJob } from '../documentFile';
import { pageNumberLine } from '../pageNumber';
import { paperOf } from '../pdf/paper';
import { writtenLine, writtenTexts } from '../written';
import { wordBlock } from './wordBlocks';
import { wordPage } from './wordPaper';
import { wordStyles } from './wordStyles';
import { legalText, wordParagraphs } from './wordText';

/** Writes the paper as a Word document to be edited: the same content, headings as such, no font embedded. */
export async function writeWord({ document }: WritingJob): Promise<Uint8Array> {
  const { title, languages, blocks, notes } = document;
  const lecturer = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])).find(({ key }) => key === 'lecturer');
  const paper = paperOf(document);
  const file = new Document({
    title: legalText(writtenLine(title)),
    creator: lecturer ? legalText(writtenLine(lecturer.value)) : '',
    lastModifiedBy: '',
    styles: wordStyles,
    features: { updateFields: false },
    sections: [
      {
        properties: { page: wordPage(paper) },
        headers: { default: new Header({ children: [running(document)] }) },
        footers: { default: new Footer({ children: [pageNumber(document)] }) },
        children: [
          ...writtenTexts(title).flatMap(({ text, language }, index) =>
            wordParagraphs(text, { language, heading: HeadingLevel.TITLE, keepNext: true, ...(index > 0 && { size: 26, isBold: true }) }),
          ),
          ...blocks.flatMap((block, index) => wordBlock(block, { next: blocks[index + 1], paper, languages })),
          ...notes.flatMap((note) => wordParagraphs(writtenLine(note), { style: 'Small' })),
        ],
      },
    ],
  });
  return await Packer.toBuffer(file);
}

function running({ runningTitle }: SyllabusDocument): Paragraph {
  const text = writtenTexts(runningTitle)
    .map((one) => one.text)
    .join('\u2003');
  const rule = { style: BorderStyle.SINGLE, size: 4, color: '000000', space: 4 };
  return new Paragraph({ style: 'Running', border: { bottom: rule }, children: [new TextRun(legalText(text).replaceAll('\n', ' '))] });
}

/** The number as fields, which Word fills in. */
function pageNumber({ runningTitle }: SyllabusDocument): Paragraph {
  const fields: Record<string, string> = { '{page}': PageNumber.CURRENT, '{pages}': PageNumber.TOTAL_PAGES };
  const languages = writtenTexts(runningTitle).map(({ language }) => language);
  const parts = pageNumberLine({ page: '{page}', pages: '{pages}' }, languages).split(/(\{pages?\})/);
  return new Paragraph({ style: 'Running', children: [new TextRun({ children: parts.map((part) => fields[part] ?? part) })] });
}
