import { inflateRawSync } from 'node:zlib';
import { packedBytes, readZipDirectory } from './zipDirectory';

/** The parts of a written workbook as text, by name. */
export function partsOf(bytes: Uint8Array): Map<string, string> {
  const buffer = Buffer.from(bytes);
  const entries = readZipDirectory(buffer) ?? [];
  return new Map(
    entries.map((entry) => {
      const packed = packedBytes(buffer, entry);
      if (!packed) throw new Error(`partsOf: ${entry.name} lies outside the file.`);
      return [entry.name, (entry.method === 0 ? packed : inflateRawSync(packed)).toString('utf8')];
    }),
  );
}

// CT_Worksheet of ISO/IEC 29500: Excel offers to repair a sheet whose elements are in another order.
const order = `sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios autoFilter
  sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins
  pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing tableParts extLst`.split(
  /\s+/,
);

/** The children of a sheet's root in document order, and whether that is the schema's order. */
export function sheetElements(xml: string): { names: string[]; isInOrder: boolean } {
  const names: string[] = [];
  let depth = 0;
  for (const [, closing, name = '', , selfClosing] of xml.matchAll(/<(\/)?([A-Za-z:]+)((?:"[^"]*"|[^">])*?)(\/)?>/g)) {
    if (closing) depth -= 1;
    else {
      if (depth === 1) names.push(name);
      if (!selfClosing) depth += 1;
    }
  }
  const places = names.map((name) => order.indexOf(name));
  return { names, isInOrder: places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!)) };
}
