import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A chunk of a PNG with its length and checksum. */
export function chunk(type: string, content: Buffer): Buffer {
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

/** A PNG whose sizes are a lie: its data are those of one grey pixel. */
export function hollowPng(width: number, height: number): Buffer {
  const whole = png(1, 1);
  const header = Buffer.from(whole.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([signature, chunk('IHDR', header), whole.subarray(33)]);
}

/** A PNG with more chunks before its data. */
export function pngWith(...chunks: readonly [type: string, content: string][]): Buffer {
  const whole = png();
  const more = chunks.map(([type, content]) => chunk(type, Buffer.from(content, 'latin1')));
  return Buffer.concat([whole.subarray(0, 33), ...more, whole.subarray(33)]);
}

/** An Exif segment as phones write it: which way up the picture is, and where it was taken. */
export function exifOfPhone(orientation: number): Buffer {
  const tiff = Buffer.alloc(64);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  tiff.set([0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0], 10);
  tiff.set([0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0], 22);
  tiff.write('GPS 39.9N 116.4E', 40, 'latin1');
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

/** The segments of a JPEG: quantisation table, frame, scan, some data, end; before them those that are given, or the head of a JFIF. */
export function jpeg({ width = 8, height = 8, hasEnd = true, frameMark = 0xc0, before = [jfifHead()] }: JpegParts = {}): Buffer {
  const frame = Buffer.concat([Buffer.of(8), u16(height), u16(width), Buffer.of(1, 1, 0x11, 0)]);
  const segments = [...before, segment(0xdb, Buffer.alloc(65)), segment(frameMark, frame)];
  const scan = [segment(0xda, Buffer.of(1, 1, 0, 0, 63, 0)), Buffer.of(0x12, 0xff, 0x00, 0x34)];
  return Buffer.concat([Buffer.of(0xff, 0xd8), ...segments, ...scan, hasEnd ? Buffer.of(0xff, 0xd9) : Buffer.alloc(0)]);
}

interface JpegParts {
  width?: number;
  height?: number;
  hasEnd?: boolean;
  frameMark?: number;
  before?: readonly Buffer[];
}

/** The head of a JFIF without a thumbnail. */
export function jfifHead(): Buffer {
  return segment(0xe0, Buffer.concat([Buffer.from('JFIF\0', 'latin1'), Buffer.of(1, 1, 0, 0, 1, 0, 1, 0, 0)]));
}

/** A segment of a JPEG. */
export function segment(mark: number, content: Buffer): Buffer {
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
