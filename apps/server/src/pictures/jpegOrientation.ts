const exifHead = 'Exif\0\0';
const orientationTag = 0x0112;
const mostEntries = 200;

/** Which way up a picture is, 1 to 8, by an Exif segment of a JPEG; undefined where it does not say. */
export function readOrientation(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== exifHead) return undefined;
  const tiff = segment.subarray(10);
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  for (let entry = 0; entry < Math.min(short(first), mostEntries); entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) !== orientationTag) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif segment that says which way up the picture is, and nothing else. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
  const content = Buffer.concat([Buffer.from(exifHead, 'latin1'), tiff]);
  return Buffer.concat([Buffer.of(0xff, 0xe1, 0, content.length + 2), content]);
}
