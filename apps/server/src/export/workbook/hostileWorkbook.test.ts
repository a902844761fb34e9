import { describe, expect, it } from 'vitest';
import type { ZippedTexts } from '../zipReader';
import { openWorkbook } from './openWorkbook';
import { readSheet } from './readSheet';
import { workbookSource } from './workbookSource';

type Text = Iterable<string>;

/** Files as a zip would give them. */
function zipOf(parts: Readonly<Record<string, Text>>): ZippedTexts {
  return {
    async *text(name) {
      yield* parts[name]!;
    },
  };
}

/** The rows of a sheet with this XML. */
async function rowsOf(xml: Text) {
  const rows = [];
  for await (const some of readSheet(zipOf({ sheet: xml }), 'sheet', [])) rows.push(...some);
  return rows;
}

function* repeated(begin: string, piece: string, megabytes: number): Text {
  yield begin;
  const million = piece.repeat(Math.ceil((1024 * 1024) / piece.length));
  for (let at = 0; at < megabytes; at += 1) yield million;
}

const workbookParts = {
  'xl/workbook.xml': ['<workbook xmlns:r="r"><sheets><sheet name="contents" r:id="s"/></sheets></workbook>'],
  'xl/_rels/workbook.xml.rels': [
    '<Relationships><Relationship Id="s" Type="/worksheet" Target="contents.xml"/><Relationship Id="t" Type="/sharedStrings" Target="shared.xml"/></Relationships>',
  ],
};

describe('a workbook that somebody made to do harm', () => {
  it.each<[string, Text]>([
    ['a document type', ['<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>']],
    ['an entity', ['<worksheet><sheetData><row><c t="str"><v>&lol;</v></c></row></sheetData></worksheet>']],
    ['elements in elements without end', ['<a>'.repeat(1000)]],
    ['a text without end', repeated('<worksheet><sheetData><row><c t="str"><v>', 'x', 66)],
    ['an attribute without end', repeated('<worksheet a="', 'x', 66)],
    ['a row without end', repeated('<worksheet><sheetData><row>', `<c t="str"><v>${'x'.repeat(10_000)}</v></c>`, 66)],
    ['a text that is not shared', ['<worksheet><sheetData><row><c t="s"><v>7</v></c></row></sheetData></worksheet>']],
  ])('is refused for %s', async (_, xml) => {
    await expect(rowsOf(xml)).rejects.toThrow(/已损坏，无法读取/);
  });

  it('is refused for more shared texts than can be held', async () => {
    const zip = zipOf({ ...workbookParts, 'xl/shared.xml': repeated('<sst>', `<si><t>${'x'.repeat(1_000_000)}</t></si>`, 140) });
    await expect(openWorkbook(zip)).rejects.toThrow(/共用的文本过多/);
  });

  it('has no place beyond the columns of a sheet, and none for cells that are empty', async () => {
    const [row] = await rowsOf([
      '<worksheet><sheetData><row r="2"><c r="B2"><v>1</v></c><c r="XFD2"/><c r="ZZZZZZ2"><v>2</v></c><c r="7"><v>3</v></c></row></sheetData></worksheet>',
    ]);
    expect(row).toEqual({ row: 2, cells: [null, 1] });
  });

  it('is read no further than its first sheet can be long', async () => {
    const many = '<row><c t="str"><v>x</v></c></row>'.repeat(10_000);
    const zip = zipOf({
      ...workbookParts,
      'xl/shared.xml': ['<sst/>'],
      'xl/contents.xml': ['<worksheet><sheetData>', many, '</broken>'],
    });
    await expect(workbookSource(zip, 'a.xlsx').contents()).resolves.toEqual(expect.objectContaining({ numberings: {} }));
  });
});
