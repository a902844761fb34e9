const endOfImage = 0xd9;
const startOfScan = 0xda;
// Frame headers, but for the three marks in their range that are something else.
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
const standsAlone = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd7);

/** Whether a JPEG can be drawn: its segments follow each other, a frame sets the sizes, and a scan runs to the end mark. */
export function isDrawableJpeg(bytes: Buffer): boolean {
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xff) at += 1;
    else if (standsAlone(mark)) at += 2;
    else {
      const length = bytes.readUInt16BE(at + 2);
      if (length < 2 || at + 2 + length > bytes.length) return false;
      if (mark === startOfScan) return hasFrame && runsToEnd(bytes, at + 2 + length);
      if (isFrame(mark)) {
        if (length < 8 || bytes.readUInt16BE(at + 5) === 0 || bytes.readUInt16BE(at + 7) === 0) return false;
        hasFrame = true;
      }
      at += 2 + length;
    }
  }
  return false;
}

function runsToEnd(bytes: Buffer, from: number): boolean {
  return bytes.indexOf(Buffer.of(0xff, endOfImage), from) > from;
}
