import { orientationSegment, readOrientation } from './jpegOrientation';
import { readFrame, type JpegFrame } from './jpegFrame';
import { isDrawnScan } from './jpegScan';
import { addHuffman, addQuantisation, type JpegTables } from './jpegTables';
import { sizeFault, type PictureFault } from './pictureFault';

const endOfImage = 0xd9;
const huffman = 0xc4;
const quantisation = 0xdb;
const restarts = 0xdd;
const startOfScan = 0xda;
const jfif = 0xe0;
const exif = 0xe1;
const colourProfile = 0xe2;
const adobe = 0xee;
// Tables, restarts and the head of a scan.
const structure = [huffman, startOfScan, quantisation, restarts];
// Baseline, extended and progressive: what browsers draw.
const drawnFrames = [0xc0, 0xc1, 0xc2];
// Frame headers, but for the three marks in their range that are something else.
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
const standsAlone = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd7);
// A block of 8 × 8 pixels takes a bit at least: pixels of one byte of data.
const pixelsOfByte = 512;

/**
 * A JPEG with nothing but what is drawn and which way up it is, or why it is not taken: its segments do not follow each other up to the end
 * mark, a scan refers to what was not declared, or it has less data than its sizes ask for. Place, time, device, thumbnail and whatever follows the end mark are left out.
 */
export function cleanJpeg(bytes: Buffer): Buffer | PictureFault {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  const tables: JpegTables = { quantisation: new Set(), dc: new Set(), ac: new Set() };
  let frame: JpegFrame | undefined;
  let dataLength = 0;
  let orientation: number | undefined;
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return 'broken';
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xff) at += 1;
    else if (standsAlone(mark)) at += 2;
    else if (mark === endOfImage) {
      if (!frame || dataLength * pixelsOfByte < frame.width * frame.height) return 'broken';
      return Buffer.concat([...withOrientation(kept, orientation), Buffer.of(0xff, endOfImage)]);
    } else {
      const end = at + 4 > bytes.length ? Infinity : at + 2 + bytes.readUInt16BE(at + 2);
      if (end < at + 4 || end > bytes.length) return 'broken';
      const segment = bytes.subarray(at, end);
      if (isFrame(mark)) {
        if (frame || !drawnFrames.includes(mark)) return 'broken';
        frame = readFrame(mark, segment);
        const fault = frame ? sizeFault(frame.width, frame.height) : 'broken';
        if (fault) return fault;
      }
      if (!isWhole(mark, segment, tables)) return 'broken';
      if (mark === exif) orientation ??= readOrientation(segment);
      const part = keptPart(mark, segment);
      if (part) kept.push(part);
      at = end;
      if (mark === startOfScan) {
        if (!frame || !isDrawnScan(segment, frame, tables)) return 'broken';
        at = endOfData(bytes, end);
        dataLength += at - end;
        kept.push(bytes.subarray(end, at));
      }
    }
  }
  return 'broken';
}

/** Whether a segment of tables is what it says; the tables are added to those that are known. */
function isWhole(mark: number, segment: Buffer, tables: JpegTables): boolean {
  if (mark === huffman) return addHuffman(segment, tables);
  if (mark === quantisation) return addQuantisation(segment, tables);
  return mark !== restarts || segment.length === 6;
}

/** What is kept of a segment; of the head of a JFIF all but its thumbnail. */
function keptPart(mark: number, segment: Buffer): Buffer | undefined {
  if (mark === jfif && segment.toString('latin1', 4, 9) === 'JFIF\0' && segment.length >= 18) {
    return Buffer.concat([Buffer.of(0xff, jfif, 0, 16), segment.subarray(4, 16), Buffer.of(0, 0)]);
  }
  if (mark === colourProfile && segment.toString('latin1', 4, 16) === 'ICC_PROFILE\0') return segment;
  if (mark === adobe && segment.toString('latin1', 4, 9) === 'Adobe') return segment;
  return isFrame(mark) || structure.includes(mark) ? segment : undefined;
}

/** Behind the first mark, and the JFIF head where there is one, as viewers expect it. */
function withOrientation(kept: readonly Buffer[], orientation: number | undefined): readonly Buffer[] {
  if (orientation === undefined || orientation === 1) return kept;
  const head = kept[1]?.[1] === jfif ? 2 : 1;
  return [...kept.slice(0, head), orientationSegment(orientation), ...kept.slice(head)];
}

/** Where the data of a scan end: at the next mark that is neither a stuffed byte nor a restart. */
function endOfData(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
