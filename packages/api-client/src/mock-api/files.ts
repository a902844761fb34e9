import { escapeXml, packageTypes, relationships, xmlHead as head } from './xml';
import { zip } from './zip';

type Cell = string | number;

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function row(cells: readonly Cell[], index: number): string {
  const written = cells.map((cell) =>
    typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`,
  );
  return `<row r="${index + 1}">${written.join('')}</row>`;
}

/** A small real workbook, its sheets named by their numbers. */
export function workbook(name: string, ...sheets: readonly (readonly (readonly Cell[])[])[]): File {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const numbers = sheets.map((_, index) => index + 1);
  const sheetParts = numbers.map(
    (number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const list = numbers.map((number) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="rId${number}"/>`);
  const links = numbers.map(
    (number) => `<Relationship Id="rId${number}" Type="${relationships}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const contents = sheets.map((rows, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `${head}<worksheet xmlns="${main}"><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
  ]);
  const bytes = zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.main+xml"/>${sheetParts.join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageTypes}/relationships">${links.join('')}</Relationships>`,
    ...Object.fromEntries(contents),
  });
  return new File([bytes], name, { type: sheetType });
}

const unescape = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The rows of a workbook that this module wrote, or of comma-separated text; undefined for anything else. */
export async function readRows(file: File): Promise<string[][] | undefined> {
  if (/\.csv$/i.test(file.name))
    return (await file.text())
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .map((line) => line.split(','));
  return (await readSheets(file))[0];
}

/** The rows of every sheet of a workbook that this module wrote; none for anything else. */
export async function readSheets(file: File): Promise<string[][][]> {
  // Read as text, a large file that is no workbook would take longer than all else.
  if ((await file.slice(0, 2).text()) !== 'PK') return [];
  const text = await file.text();
  return [...text.matchAll(/<sheetData>(.*?)<\/sheetData>/gs)].map(([, sheet = '']) =>
    [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) =>
      [...cells.matchAll(/<c[^>]*>.*?<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>.*?<\/c>/gs)].map(([, cell = '']) => unescape(cell)),
    ),
  );
}
