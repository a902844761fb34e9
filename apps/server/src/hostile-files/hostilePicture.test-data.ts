import { deflateSync } from 'node:zlib';
import { chunk, exifOfPhone, hollowPng, jpeg, png, segment } from '../pictures/pictures.test-data';
import type { RandomNumbers } from '../testing/randomNumbers';
import { zipOf } from '../workbook/hostileFiles.test-data';
import { bytesChanged, noise } from './bytesChanged.test-data';
import { drawnJpegs } from './drawnJpegs.test-data';
import { drawnPng, pngHeader, pngOf } from './drawnPngs.test-data';
import type { HostileFile } from './hostileFile.test-data';
import { chunksOf, segmentsOf, type Parts } from './pictureParts.test-data';

type Make = (random: RandomNumbers) => HostileFile;

const secret = '116.39E 39.90N Wang';
const drawn = (random: RandomNumbers) => (random.below(2) === 0 ? drawnPng(random) : random.of(drawnJpegs));
const partsOf = (bytes: Buffer): Parts => (bytes[0] === 0xff ? segmentsOf(bytes) : chunksOf(bytes));
const joined = ({ head, parts }: Pick<Parts, 'head' | 'parts'>) => Buffer.concat([head, ...parts]);

const unchanged: Make = (random) => ({ what: 'picture', bytes: drawn(random) });
const damaged: Make = (random) => ({ what: 'picture with changed bytes', bytes: bytesChanged(drawn(random), random) });

/** Parts left out, doubled or in another order; checksums and lengths stay right. */
function moved(random: RandomNumbers): HostileFile {
  const { head, parts } = partsOf(drawn(random));
  const at = random.below(parts.length);
  const acts = [
    () => parts.filter((_, index) => index !== at),
    () => parts.flatMap((part, index) => (index === at ? [part, part] : [part])),
    () => random.shuffled(parts),
    () => [...partsOf(drawn(random)).parts.slice(0, at), ...parts.slice(at)],
  ];
  return { what: 'picture with moved parts', bytes: joined({ head, parts: random.of(acts)() }) };
}

/** One part with other content under a right checksum: what is said about the picture is wrong, not the file. */
function lying(random: RandomNumbers): HostileFile {
  const { head, parts, withContent } = partsOf(drawn(random));
  const at = random.below(parts.length);
  const changed = parts.map((part, index) => (index === at ? withContent(part, (content) => bytesChanged(content, random)) : part));
  return { what: 'picture with a part that says something else', bytes: joined({ head, parts: changed }) };
}

/** Data that unpack to random bytes, filters of lines included. */
function randomData(random: RandomNumbers): HostileFile {
  const header = pngHeader(1 + random.below(20), 1 + random.below(20), [random.below(7), random.of([1, 2, 4, 8, 16])], random.below(3));
  const data = Buffer.concat(Array.from({ length: 12 }, () => noise(random)));
  return { what: 'picture of random data', bytes: pngOf(header, deflateSync(data), [chunk('PLTE', noise(random))]) };
}

const sizes = [0, 1, 65_535, 100_000, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1];
function huge(random: RandomNumbers): HostileFile {
  const [width, height] = [random.of(sizes), random.of(sizes)];
  const bytes = random.below(2) === 0 ? hollowPng(width, height) : jpeg({ width: width % 65_536, height: height % 65_536 });
  return { what: `picture of ${width} × ${height} without its data`, bytes };
}

/** A small file that a viewer unpacks to very much. */
function bomb(random: RandomNumbers): HostileFile {
  const side = random.of([1, 3000, 6000]);
  const data = deflateSync(Buffer.alloc(random.of([1_000_000, 20_000_000])));
  return { what: `picture bomb of ${side}²`, bytes: pngOf(pngHeader(side, side, [0, 8]), data) };
}

function withMetadata(random: RandomNumbers): HostileFile {
  const { head, parts } = partsOf(drawn(random));
  const inserted = random.shuffled(head[0] === 0xff ? jpegMetadata(random) : pngMetadata()).slice(0, 1 + random.below(4));
  const rest = random.below(2) === 0 ? [Buffer.from(`<script>${secret}</script>`)] : [];
  const at = 1 + random.below(head[0] === 0xff ? 2 : parts.length - 1);
  return {
    what: 'picture with metadata',
    secret,
    bytes: joined({ head, parts: [...parts.slice(0, at), ...inserted, ...parts.slice(at), ...rest] }),
  };
}

function pngMetadata(): Buffer[] {
  const packed = deflateSync(Buffer.from(secret)).toString('latin1');
  const contents = {
    tEXt: `Author\0${secret}`,
    zTXt: `Author\0\0${packed}`,
    iTXt: `XML:com.adobe.xmp\0\0\0\0\0${secret}`,
    eXIf: `II*\0${secret}`,
    tIME: '1234567',
    prVt: secret,
  };
  return Object.entries(contents).map(([type, content]) => chunk(type, Buffer.from(content, 'latin1')));
}

function jpegMetadata(random: RandomNumbers): Buffer[] {
  const thumbnail = Buffer.concat([Buffer.from('JFIF\0', 'latin1'), Buffer.of(1, 1, 0, 0, 1, 0, 1, 3, 3), Buffer.from(secret.padEnd(27))]);
  const texts = ['http://ns.adobe.com/xap/1.0/\0', 'Photoshop 3.0\0', 'MPF\0', ''].map((head) => Buffer.from(`${head}${secret}`, 'latin1'));
  return [
    segment(0xe0, thumbnail),
    Buffer.concat([exifOfPhone(random.below(10)), segment(0xe1, Buffer.from(`Exif\0\0MM\0*${secret}`, 'latin1'))]),
    ...texts.map((content, index) => segment([0xe1, 0xed, 0xe2, 0xfe][index] ?? 0xef, content)),
  ];
}

const others = [
  Buffer.alloc(0),
  Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>'),
  Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
  Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  Buffer.from('MZ\x90\0', 'latin1'),
  zipOf([{ name: 'a.png', content: png() }]),
];
const otherKind: Make = (random) => ({ what: 'another kind of file', bytes: random.of(others) });

/** A file that is a picture to one reader and something else to another one. */
function polyglot(random: RandomNumbers): HostileFile {
  const other = random.of(others);
  const bytes = random.of([() => Buffer.concat([drawn(random), other]), () => Buffer.concat([other, drawn(random)])])();
  return { what: 'picture and another file in one', bytes };
}

const tooLong: Make = (random) => ({ what: 'picture beyond 10 MB', bytes: Buffer.concat([drawn(random), Buffer.alloc(10_240 * 1024)]) });

const rarely = [unchanged, polyglot, otherKind, huge, randomData];
const often = [withMetadata, moved, damaged, lying];
const makes: readonly Make[] = [...rarely, ...often, ...often, damaged, lying, damaged, lying];

/** A picture with something wrong with it, or none at all; now and then one that is right. */
export function hostilePicture(random: RandomNumbers): HostileFile {
  // What costs a second each is rare.
  return random.below(60) === 0 ? random.of([bomb, tooLong])(random) : random.of(makes)(random);
}
