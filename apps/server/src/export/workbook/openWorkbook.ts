import path from 'node:path';
import { ExportError, exportMessages } from '../messages';
import type { ZippedTexts } from '../zipReader';
import { attributeOf, readXmlWhole } from './readXmlParts';
import { RichText } from './richText';

/** The part that makes a zip a workbook. */
export const workbookPart = 'xl/workbook.xml';

/** Most characters of shared texts, and what each text counts beside its own: they are held as long as the workbook is read. */
const mostShared = 128 * 1024 * 1024;
const entrySize = 16;

/** Where the sheets of a workbook are, in their order, and the texts that they share. */
export interface OpenWorkbook {
  sheets: ReadonlyMap<string, string>;
  sharedTexts: readonly string[];
}

/** Reads what a workbook says of its sheets; shared texts, which programs write and an export does not, are held. */
export async function openWorkbook(zip: ZippedTexts): Promise<OpenWorkbook> {
  const targets = await readTargets(zip);
  const sheets = new Map<string, string>();
  await readXmlWhole(zip.text(workbookPart), workbookPart, {
    open: (element, attributes) => {
      if (element !== 'sheet') return;
      const part = targets.byId.get(attributeOf(attributes, 'id') ?? '');
      if (part === undefined || attributes.name === undefined) throw new ExportError(exportMessages.damaged(workbookPart));
      sheets.set(attributes.name, part);
    },
  });
  return { sheets, sharedTexts: targets.shared === undefined ? [] : await readShared(zip, targets.shared) };
}

async function readTargets(zip: ZippedTexts): Promise<{ byId: Map<string, string>; shared: string | undefined }> {
  const part = 'xl/_rels/workbook.xml.rels';
  const byId = new Map<string, string>();
  let shared: string | undefined;
  await readXmlWhole(zip.text(part), part, {
    open: (element, { Id: id, Type: type, Target: target }) => {
      if (element !== 'Relationship' || id === undefined || target === undefined) return;
      const place = target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target);
      byId.set(id, place);
      if (type?.endsWith('/sharedStrings')) shared = place;
    },
  });
  return { byId, shared };
}

async function readShared(zip: ZippedTexts, part: string): Promise<string[]> {
  const texts: string[] = [];
  let held = 0;
  const rich = new RichText('si');
  await readXmlWhole(zip.text(part), part, {
    open: (element) => rich.open(element),
    close: (element) => {
      const text = rich.close(element);
      if (text === undefined) return false;
      texts.push(text);
      held += text.length + entrySize;
      if (held > mostShared) throw new ExportError(exportMessages.tooMuchShared);
      return true;
    },
    text: (text) => rich.add(text),
  });
  return texts;
}
