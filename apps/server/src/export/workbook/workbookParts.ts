import { cellStyles, escapedXml, mainNamespace, xmlDeclaration } from './sheetXml';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What a workbook needs beside its sheets, whose files are `sheet1.xml` and so on in the order of their names. */
export function workbookParts(names: readonly string[]): { name: string; text: string[] }[] {
  const part = (name: string, ...text: string[]) => ({ name, text: [xmlDeclaration, ...text] });
  return [
    part(
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>`,
      `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>`,
      ...names.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`),
      '</Types>',
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${mainNamespace}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>`,
      ...names.map((name, at) => `<sheet name="${escapedXml(name)}" sheetId="${at + 1}" r:id="s${at + 1}"/>`),
      '</sheets></workbook>',
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/>`,
      ...names.map((_, at) => `<Relationship Id="s${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`),
      '</Relationships>',
    ),
    part('xl/styles.xml', `<styleSheet xmlns="${mainNamespace}">`, styles(), '</styleSheet>'),
  ];
}

/** Format 49 is text: what is typed there stays as it is typed. */
function styles(): string {
  const plain = '<font><sz val="11"/><name val="Calibri"/></font>';
  const bold = '<font><b/><sz val="11"/><name val="Calibri"/></font>';
  const looks = Object.entries(cellStyles).toSorted(([, one], [, other]) => one - other);
  const xfs = looks.map(([look]) =>
    look === 'plain'
      ? '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
      : `<xf numFmtId="49" fontId="${look === 'head' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  );
  return [
    `<fonts count="2">${plain}${bold}</fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  ].join('');
}
