import { inflateRawSync } from 'node:zlib';
import type { RandomNumbers } from '../testing/randomNumbers';
import { zipOf, type ZippedFile } from '../workbook/hostileFiles.test-data';
import { packedBytes, readZipDirectory } from '../workbook/zipDirectory';
import { bytesChanged, noise } from './bytesChanged.test-data';
import type { HostileFile } from './hostileFile.test-data';
import { hostileXml } from './hostileXml.test-data';

type Make = (seed: Buffer, random: RandomNumbers) => HostileFile;

/** The parts of a workbook that was written by a program. */
function partsOf(workbook: Buffer): { name: string; content: Buffer }[] {
  return (readZipDirectory(workbook) ?? []).map((entry) => {
    const packed = packedBytes(workbook, entry) ?? Buffer.alloc(0);
    return { name: entry.name, content: entry.method === 0 ? packed : inflateRawSync(packed) };
  });
}

const unchanged: Make = (seed) => ({ what: 'workbook', bytes: seed });
const damaged: Make = (seed, random) => ({ what: 'workbook with changed bytes', bytes: bytesChanged(seed, random) });

/** A part with other XML; three times of four that of the sheets or their texts. */
function withXml(seed: Buffer, random: RandomNumbers): HostileFile {
  const parts = partsOf(seed);
  const inside = parts.filter(({ name }) => /sheet\d|sharedStrings/.test(name));
  const { name: chosen } = random.of(random.below(4) > 0 && inside.length > 0 ? inside : parts);
  const changed = parts.map(({ name, content }) => ({ name, content: name === chosen ? hostileXml(content.toString(), random) : content }));
  return { what: `workbook with changed ${chosen}`, bytes: zipOf(changed) };
}

const paths = ['../../../../etc/cron.d/x', '/etc/passwd', String.raw`..\..\x`, 'xl/workbook.xml', `${'a/'.repeat(30_000)}x`, '\u0000', ''];

function moved(seed: Buffer, random: RandomNumbers): HostileFile {
  const parts = partsOf(seed);
  const at = random.below(parts.length);
  const acts = [
    () => parts.filter((_, index) => index !== at),
    () => random.shuffled(parts),
    () => parts.flatMap((part, index) => (index === at ? [part, { ...part, content: noise(random) }] : [part])),
    () => parts.map((part, index) => (index === at ? { ...part, name: random.of(paths) } : part)),
    () => parts.map((part, index) => (index === at ? { ...part, content: random.of(parts).content } : part)),
    () => parts.map((part, index) => (index === at ? { ...part, flags: random.of([1, 8, 0x800, 0xffff]) } : part)),
    () => parts.map((part, index) => (index === at ? { ...part, size: random.of([0, 1, 2 ** 31, 2 ** 32 - 1]) } : part)),
    () => [...parts, { name: random.of(paths), content: noise(random) }],
  ];
  return { what: 'workbook with moved parts', bytes: zipOf(random.of(acts)()) };
}

const zeros = Buffer.alloc(60 * 2 ** 20);
/** Zips that unpack to very much, that say so or not, as one part, as many, or as the sheet itself. */
function bomb(seed: Buffer, random: RandomNumbers): HostileFile {
  const parts: ZippedFile[] = partsOf(seed);
  const acts: (() => ZippedFile[])[] = [
    () => [...parts, { name: 'xl/media/a.bin', content: zeros }],
    () => [...parts, { name: 'xl/media/a.bin', content: zeros, size: 100 }],
    () => [...parts, ...Array.from({ length: 3000 }, (_, index) => ({ name: `xl/media/${index}`, content: 'x' }))],
    () => [...parts, ...Array.from({ length: 40 }, (_, index) => ({ name: `xl/media/${index}`, content: zeros.subarray(0, 2 ** 20) }))],
    () => parts.map((part) => (part.name.includes('sheet1') ? { ...part, content: Buffer.alloc(40 * 2 ** 20, ' ') } : part)),
  ];
  return { what: 'zip bomb', bytes: zipOf(random.of(acts)()) };
}

/** A workbook inside a zip, inside itself, or many deep. */
function nested(seed: Buffer, random: RandomNumbers): HostileFile {
  const depth = 1 + random.below(20);
  const bytes = Array.from({ length: depth }).reduce((inner: Buffer) => {
    return zipOf([{ name: random.of(['xl/workbook.xml', 'a.xlsx', '[Content_Types].xml']), content: inner }]);
  }, seed);
  return { what: `workbook ${depth} zips deep`, bytes };
}

const lines = ['标题,描述', '职业名称,职业编码', 'Title,Description,KSA Title,KSA Level,KSA Description'];
const values = [
  '=1+1',
  '"',
  '""',
  "@x|' /C calc'!A0",
  '\u0000',
  'a'.repeat(70_000),
  ','.repeat(50_000),
  '標題',
  '\ufeff',
  '\r',
  '\ud800',
  'x,y,K,1,z',
];
function csv(_seed: Buffer, random: RandomNumbers): HostileFile {
  const rows = Array.from({ length: random.of([1, 5, 2500]) }, () => `${random.of(values)},${random.of(values.slice(0, 5))}`);
  const text = [random.of(lines), ...rows].join(random.of(['\n', '\r\n', '\r'])).slice(0, 3_000_000);
  const bytes = Buffer.from(text, random.of(['utf8', 'utf8', 'utf16le', 'latin1'] as const));
  return { what: 'csv', bytes: random.below(4) === 0 ? bytesChanged(bytes, random) : bytes };
}

const others = [
  Buffer.alloc(0),
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'),
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from('%PDF-1.7'),
  Buffer.from('<html><table><tr><td>标题</td></tr></table></html>'),
  Buffer.from('{"标题":1}'),
  zipOf([{ name: 'word/document.xml', content: '<w/>' }]),
  zipOf([
    { name: 'xl/vbaProject.bin', content: 'x' },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ]),
  zipOf([]),
];
const otherKind: Make = (_, random) => ({ what: 'another kind of file', bytes: random.of(others) });
const polyglot: Make = (seed, random) => ({
  what: 'workbook and another file in one',
  bytes: Buffer.concat(random.shuffled([seed, random.of(others)])),
});
const tooLong: Make = (seed) => ({ what: 'workbook beyond 10 MB', bytes: Buffer.concat([seed, Buffer.alloc(10 * 2 ** 20)]) });

const rarely = [unchanged, nested, otherKind, polyglot];
const often = [damaged, csv, moved];
const makes: readonly Make[] = [...rarely, ...often, ...often, ...Array.from({ length: 5 }, () => withXml)];

/** A file that is nearly the workbook, or none at all; now and then the workbook itself. */
export function hostileWorkbook(seed: Buffer, random: RandomNumbers): HostileFile {
  return random.below(40) === 0 ? random.of([bomb, bomb, tooLong])(seed, random) : random.of(makes)(seed, random);
}
