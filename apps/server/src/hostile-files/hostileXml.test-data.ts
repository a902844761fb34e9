import type { RandomNumbers } from '../testing/randomNumbers';
import { bytesChanged } from './bytesChanged.test-data';

type Change = (xml: string, random: RandomNumbers) => string;

const levels = 'abcdefghij';
const multiplied = [...levels].slice(1).map((name, index) => `<!ENTITY ${name} "${`&${levels[index]};`.repeat(10)}">`);
const doctypes = [
  `<!DOCTYPE w [<!ENTITY a "${'x'.repeat(1000)}">${multiplied.join('')}]>`,
  '<!DOCTYPE w [<!ENTITY j SYSTEM "file:///etc/passwd">]>',
  '<!DOCTYPE w [<!ENTITY j SYSTEM "http://127.0.0.1:9/x">]>',
  '<!DOCTYPE w SYSTEM "http://127.0.0.1:9/x.dtd"><!ENTITY j "&j;">',
];
const texts = [
  '&j;',
  '=1+1',
  '=HYPERLINK("http://evil.example","x")',
  '@SUM(1)',
  "=cmd|' /C calc'!A0",
  '&#x0;',
  '&#xD800;',
  '&#x110000;',
  '_x0000_',
  '__proto__',
  '<![CDATA[<b>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '長'.repeat(40_000),
  '\u202e\u200b',
  ' ',
  '1e309',
  '-1',
  '99999999999',
];
const cells = [
  (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  (text: string) => `<c><f>${text}</f><v>${text}</v></c>`,
  (text: string) => `<c t="s"><v>${text}</v></c>`,
  (text: string) => `<c t="d"><v>${text}</v></c>`,
  (text: string) => `<c t="e" s="999999"><v>${text}</v></c>`,
  (text: string) => `<c r="XFD1048576"><v>${text}</v></c>`,
  (text: string) => `<c r="${text.slice(0, 40)}"><v>1</v></c>`,
];

const withEntities: Change = (xml, random) =>
  withText(
    xml.replace(/(<\?xml[^>]*>)?/, (head) => `${head}${random.of(doctypes)}`),
    '&j;',
    random,
  );
const withHostileText: Change = (xml, random) => withText(xml, random.of(texts), random);
const withHostileCell: Change = (xml, random) => insertedBefore(xml, '</row>', random.of(cells)(random.of(texts)), random);
const nested: Change = (xml, random) => insertedBefore(xml, '</', '<a>'.repeat(random.of([10, 1000, 200_000])), random);
const damaged: Change = (xml, random) => bytesChanged(Buffer.from(xml), random).toString('latin1');
const renumbered: Change = (xml, random) =>
  replacedOne(xml, /"\d+"/g, `"${random.of(['0', '-1', '1048577', '4294967296', '1e9', 'x'])}"`, random);
const replacedAttribute: Change = (xml, random) => replacedOne(xml, /="[^"]*"/g, `="${random.of(texts).replaceAll('"', '')}"`, random);
const otherElement: Change = (xml, random) => replacedOne(xml, /<\w+/g, random.of(['<sheet', '<row', '<c', '<x:y', '<!--']), random);
const merged: Change = (xml, random) =>
  insertedBefore(xml, '</worksheet>', '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>', random);
const manyRows: Change = (xml, random) =>
  insertedBefore(xml, '</sheetData>', '<row><c><v>1</v></c></row>'.repeat(random.of([3000, 50_000])), random);
const manyColumns: Change = (xml, random) => insertedBefore(xml, '</row>', '<c><v>1</v></c>'.repeat(random.of([400, 20_000])), random);

const changes: readonly Change[] = [
  withEntities,
  withHostileText,
  withHostileCell,
  nested,
  damaged,
  renumbered,
  replacedAttribute,
  otherElement,
  merged,
  manyRows,
  manyColumns,
];

function replacedOne(xml: string, pattern: RegExp, by: string, random: RandomNumbers): string {
  const found = [...xml.matchAll(pattern)];
  if (found.length === 0) return `${xml}${by}`;
  const { index, 0: old } = random.of(found);
  return `${xml.slice(0, index)}${by}${xml.slice(index + old.length)}`;
}

const withText = (xml: string, text: string, random: RandomNumbers) => replacedOne(xml, />[^<]+</g, `>${text}<`, random);
const insertedBefore = (xml: string, mark: string, text: string, random: RandomNumbers) =>
  replacedOne(xml, new RegExp(mark.replace('/', String.raw`\/`), 'g'), `${text}${mark}`, random);

/** A part of a workbook with something in it that a reader of XML or of sheets may take wrongly. */
export function hostileXml(xml: string, random: RandomNumbers): string {
  return random.of(changes)(xml, random);
}
