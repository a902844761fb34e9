import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  return Buffer.concat([u32(content.length), named, u32(crc32(named))]);
}

/** A grey PNG of any size; `padding` adds that many bytes in a chunk that viewers pass over. */
export function png(width = 2, height = 2, padding = 0): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.of(8, 0, 0, 0, 0)]);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const pad = padding === 0 ? [] : [chunk('prVt', Buffer.alloc(padding, 7))];
  return Buffer.concat([signature, chunk('IHDR', header), ...pad, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The segments of a JPEG: header, quantisation table, frame, scan, some data, end. */
export function jpeg({ width = 8, height = 8, hasEnd = true } = {}): Buffer {
  const frame = Buffer.concat([Buffer.of(8), u16(height), u16(width), Buffer.of(1, 1, 0x11, 0)]);
  const segments = [segment(0xe0, Buffer.from('JFIF\0')), segment(0xdb, Buffer.alloc(65)), segment(0xc0, frame)];
  const scan = [segment(0xda, Buffer.of(1, 1, 0, 0, 63, 0)), Buffer.of(0x12, 0xff, 0x00, 0x34)];
  return Buffer.concat([Buffer.of(0xff, 0xd8), ...segments, ...scan, hasEnd ? Buffer.of(0xff, 0xd9) : Buffer.alloc(0)]);
}

function segment(mark: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0xff, mark), u16(content.length + 2), content]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
