import { documentTexts, syllabusDocument, type DocumentLanguages, type SyllabusDocument } from '@college/curriculum-model';
import { fullReport, largeReport } from '@college/curriculum-model/fixtures';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../workbook/zipParts.test-data';
import { writePdf } from './pdf/writePdf';
import { bare, contentOf, placesInOrder, readPdf } from './readPdf.test-data';
import { writeWord } from './word/writeWord';

const time = Date.parse('2024-09-02T08:00:00Z');
const languages: DocumentLanguages[] = ['zh', 'en', 'both'];
const sample = (choice: DocumentLanguages) => syllabusDocument(fullReport(), choice);

async function wordText(bytes: Uint8Array): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return bare(value);
}

/** Tags that close what they open, and no sign that XML has no place for. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = '', , selfClosing] of xml.matchAll(/<(\/)?([A-Za-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/)?>/g)) {
    if (!closing && !selfClosing) open.push(name);
    else if (closing && open.pop() !== name) return false;
  }
  return open.length === 0 && !/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\dA-Fa-f]+);)/u.test(xml);
}

/** The paper with a paragraph for each text, below a label of its own. */
function withTexts(document: SyllabusDocument, texts: Readonly<Record<string, string>>): SyllabusDocument {
  const added = Object.entries(texts).map(([label, text]) => {
    return { kind: 'paragraph', id: label, label: { zh: label }, text: { zh: text } } as const;
  });
  return { ...document, blocks: [...document.blocks, ...added] };
}

it('produces valid files of a course of sixty chapters, to the last chapter', async () => {
  const document = syllabusDocument(largeReport(60), 'zh');
  const read = await readPdf((await writePdf({ document, time })).bytes);
  expect(read.outline).toHaveLength(5);
  expect(contentOf(read)).toContain('第60章');
  expect(await wordText(await writeWord({ document, time }))).toContain('第60章');
});

describe.each(languages)('the sample course in %s', (choice) => {
  const document = sample(choice);

  it('is read back unchanged from the PDF, text by text and in order', async () => {
    const { bytes, missing } = await writePdf({ document, time });
    const read = await readPdf(bytes);
    expect(missing).toEqual([]);
    const whole = contentOf(read);
    const texts = documentTexts(document);
    expect(texts.filter((_, index) => placesInOrder(whole, texts)[index] === -1)).toEqual([]);
    // Nothing is there that the document does not say.
    expect(whole.length).toBe(bare(texts.join('')).length);
    expect(read.pages.every(({ width, height }) => Math.round(width) === 595 && Math.round(height) === 842)).toBe(true);
    expect(read.title).toContain(choice === 'en' ? 'Data Structures' : '《数据结构》');
    expect(read.isTagged).toBe(true);
    expect(read.outline).toHaveLength(5);
    // A subset of two weights of 15 MB each.
    expect(bytes.length).toBeLessThan(250_000);
  });

  it('is read back unchanged from the Word file, text by text and in order', async () => {
    const bytes = await writeWord({ document, time });
    const whole = await wordText(bytes);
    const texts = documentTexts(document);
    expect(texts.filter((_, index) => placesInOrder(whole, texts)[index] === -1)).toEqual([]);
    expect(whole.length).toBe(bare(texts.join('')).length);
    expect(bytes.length).toBeLessThan(60_000);
    const parts = partsOf(bytes);
    for (const [name, xml] of parts) if (/\.(xml|rels)$/.test(name)) expect(isWellFormed(xml), name).toBe(true);
    const body = parts.get('word/document.xml')!;
    const tables = document.blocks.filter(({ kind }) => kind === 'table').length;
    expect(body.match(/<w:tblHeader/g)).toHaveLength(tables);
    expect(body.match(/w:val="Heading1"/g)).toHaveLength(5);
    expect(body).toContain('<w:keepNext/>');
    expect(parts.get('word/styles.xml')).toContain('w:eastAsia="宋体"');
    expect([...parts].filter(([name]) => name.includes('footer')).join('')).toMatch(/PAGE[\s\S]*NUMPAGES/);
    expect([...parts.keys()].filter((name) => /\.(ttf|odttf|obfuscated)/.test(name))).toEqual([]);
  });
});

it('shows what the font or the file cannot represent as its code point, and reports where', async () => {
  const cases = [
    ['表情', '完成😀作业', '😀', '完成〔U+1F600〕作业', '完成😀作业'],
    ['生僻字', '𠮷老师', '𠮷', '〔U+20BB7〕老师', '𠮷老师'],
    [
      '控制符',
      'a\u0000b\u0007c\u001fd\ufffe',
      '\u0000\u0007\u001f\ufffe',
      'a〔U+0000〕b〔U+0007〕c〔U+001F〕d〔U+FFFE〕',
      'a〔U+0000〕b〔U+0007〕',
    ],
    ['方向符', '成绩\u202e001', '\u202e', '成绩〔U+202E〕001', '成绩\u202e001'],
    ['半个字符', '前\ud83d后', '\ud83d', '前〔U+D83D〕后', '前〔U+D83D〕后'],
    ['标记', '<b>&amp;"\'</b>]]>', '', '<b>&amp;"\'</b>]]>', '<b>&amp;"\'</b>]]>'],
    // Two signs of one shape stay two when they are copied.
    ['部首', '一⼀', '', '一⼀', '一⼀'],
  ] as const;
  const document = withTexts(sample('zh'), Object.fromEntries(cases.map(([label, text]) => [label, text])));
  const pdf = await writePdf({ document, time });
  const lacking = cases.filter(([, , missing]) => missing !== '');
  expect(pdf.missing).toEqual(lacking.map(([label, , characters]) => ({ place: { zh: label }, characters })));
  const inPdf = contentOf(await readPdf(pdf.bytes));
  const word = await writeWord({ document, time });
  const inWord = await wordText(word);
  for (const [, , , shown, written] of cases) {
    expect(inPdf).toContain(bare(shown));
    expect(inWord).toContain(bare(written));
  }
  for (const [name, xml] of partsOf(word)) if (/\.(xml|rels)$/.test(name)) expect(isWellFormed(xml), name).toBe(true);
});
