import { escapeXml, packageTypes, relationships, xmlHead as head } from './xml';
import { zip } from './zip';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A small real Word document. */
export function wordDocument(name: string, paragraphs: readonly string[]): File {
  return new File([wordBytes(paragraphs)], name, { type: wordType });
}

/** A small real PDF with one empty page; the mock has no Chinese font to write with. */
export function pdf(name: string): File {
  return new File([pdfText()], name, { type: 'application/pdf' });
}

/** Papers of these names, without endings, in one ZIP: each says its name in Word, and nothing as a PDF. */
export function archive(name: string, papers: readonly string[], editable: boolean): File {
  const files = papers.map((paper) =>
    editable ? ([`${paper}.docx`, wordBytes([paper])] as const) : ([`${paper}.pdf`, pdfText()] as const),
  );
  return new File([zip(Object.fromEntries(files))], name, { type: 'application/zip' });
}

function wordBytes(paragraphs: readonly string[]) {
  const text = paragraphs.map((paragraph) => `<w:p><w:r><w:t>${escapeXml(paragraph)}</w:t></w:r></w:p>`).join('');
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`,
  });
}

function pdfText(): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${text}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
