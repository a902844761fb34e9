import { deflateRawSync } from 'node:zlib';

/** One file for `zipOf`; `size` is what the directory declares, if it is to be false. */
export interface ZippedFile {
  name: string;
  content: Buffer | string;
  size?: number;
  flags?: number;
}

/** A zip built by hand, so that each of its declarations can be false. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, size, flags = 0 } of files) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const title = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(size ?? plain.length, 8);
    const body = Buffer.concat([u32(0x04034b50), u16(20), u16(flags), u16(8), u32(0), sizes, u16(title.length), u16(0), title, packed]);
    const entry = [
      u32(0x02014b50),
      u16(20),
      u16(20),
      u16(flags),
      u16(8),
      u32(0),
      sizes,
      u16(title.length),
      Buffer.alloc(12),
      u32(offset),
      title,
    ];
    bodies.push(body);
    directory.push(Buffer.concat(entry));
    offset += body.length;
  }
  const central = Buffer.concat(directory);
  const counts = Buffer.concat([u16(files.length), u16(files.length)]);
  return Buffer.concat([...bodies, central, u32(0x06054b50), u32(0), counts, u32(central.length), u32(offset), u16(0)]);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** The parts of a smallest workbook around the given sheet. */
export function workbookParts(sheetXml: string): ZippedFile[] {
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return [
    {
      name: '[Content_Types].xml',
      content: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${declaration}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${declaration}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml },
  ];
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
