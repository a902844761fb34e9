import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { fileOf, pointHeaders, workbookOf, type UploadFile } from './pointWorkbook';

/** A file that must be rejected, and the message in each language. */
export interface BadUpload {
  file: UploadFile;
  zh: RegExp;
  en: RegExp;
}

/** Every kind of file that a point list cannot be read from. */
export async function badUploads(): Promise<Record<string, BadUpload>> {
  const good = await workbookOf([pointHeaders, ['有限自动机', '能构造有限自动机']]);
  const manyRows = Array.from({ length: 2001 }, (_, index) => [`课点${index}`, '描述']);
  return {
    'of another type': { file: fileOf('课点.txt', '标题,描述'), zh: /课点\.txt 不是 \.xlsx 工作簿/, en: /is not an \.xlsx workbook/ },
    'with another name': {
      file: fileOf('图片.xlsx', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
      zh: /文件的内容与扩展名不符/,
      en: /does not fit its name/,
    },
    'of 0 bytes': { file: fileOf('空.xlsx', ''), zh: /空\.xlsx 是空文件/, en: /is empty/ },
    'over 10 MB': { file: fileOf('大.xlsx', Buffer.alloc(10 * 2 ** 20 + 1)), zh: /大\.xlsx 超过 10 MB/, en: /is larger than 10 MB/ },
    'that is a zip bomb': { file: fileOf('炸弹.xlsx', zipBomb()), zh: /解压后过大/, en: /far too large when unpacked/ },
    'with a password': { file: await protectedWorkbook(), zh: /有密码保护/, en: /protected by a password/ },
    'that is broken': {
      file: { ...good, buffer: good.buffer.subarray(0, good.buffer.length / 2) },
      zh: /文件已损坏/,
      en: /is damaged/,
    },
    'with unknown headers': {
      file: await workbookOf([
        ['名字', '解释'],
        ['a', 'b'],
      ]),
      zh: /无法识别的表头：名字、解释/,
      en: /Unknown headers: 名字, 解释/,
    },
    'with a missing title': {
      file: await workbookOf([pointHeaders, ['有限自动机', '描述'], ['', '没有标题']]),
      zh: /第 3 行缺少标题/,
      en: /Line 3: the title is missing/,
    },
    'with more than 2,000 rows': {
      file: await workbookOf([pointHeaders, ...manyRows]),
      zh: /内容超过 2000 行/,
      en: /more than 2,000 lines/,
    },
  };
}

async function protectedWorkbook(): Promise<UploadFile> {
  const bytes = await writeXlsx({ sheets: [{ name: '课点', rows: [pointHeaders] }], encryption: { password: 'secret', spinCount: 10 } });
  return fileOf('加密.xlsx', Buffer.from(bytes));
}

/** Sixty megabytes of nothing in a few kilobytes, under the name of a sheet. */
function zipBomb(): Buffer {
  const size = 60 * 2 ** 20;
  const packed = deflateRawSync(Buffer.alloc(size));
  const name = Buffer.from('xl/workbook.xml');
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(size, 8);
  sizes.writeUInt16LE(name.length, 12);
  const start = Buffer.from('14000000080000000000', 'hex');
  const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), start, sizes, name, packed]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), start, sizes, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(body.length, 12);
  return Buffer.concat([body, entry, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
