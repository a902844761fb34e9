import type { SyllabusDocument, Words } from '@college/curriculum-model';
import PDFDocument from 'pdfkit';
import type { MissingCharacters, OnProgress, WritingJob } from '../documentFile';
import { writtenLine, writtenTexts } from '../written';
import { blockStrips, type MissingAt } from './blockStrips';
import { drawPages } from './drawPages';
import { titleStrips } from './headingStrips';
import { paginate } from './paginate';
import { paperOf } from './paper';
import { createPen, languageTags } from './pen';
import { noteStrips } from './smallStrips';
import type { Strip } from './strip';

/** A finished PDF, and what its font could not show. */
export interface WrittenPdf {
  bytes: Uint8Array;
  missing: MissingCharacters[];
}

/** Writes the paper as a PDF: A4, tagged, with bookmarks, its font embedded as a subset. */
export async function writePdf({ document, time }: WritingJob, onProgress: OnProgress = () => undefined): Promise<WrittenPdf> {
  const { title, runningTitle } = document;
  const file = openFile(document, time);
  const bytes = collect(file);
  const root = file.struct('Document');
  file.addStructure(root);
  const paper = paperOf(document);
  const sheet = { root, paper };
  const { missingAt, missing } = collectMissing();
  const strips = [...titleStrips(title, sheet, missingAt(title))];
  let heading: Words = title;
  document.blocks.forEach((block, index) => {
    if (block.kind === 'heading') heading = block.text;
    const added = blockStrips(block, { sheet, languages: document.languages, missingAt, heading });
    // A legend belongs to the table above it, and nobody signs an empty page.
    if (block.kind === 'legend' || block.kind === 'signatures') keepLast(strips);
    strips.push(...added);
    onProgress(Math.round((60 * (index + 1)) / document.blocks.length));
  });
  if (document.notes.length > 0) keepLast(strips);
  strips.push(...noteStrips(document.notes, sheet, missingAt(title)));
  const pages = paginate(strips, paper.textHeight);
  const pen = createPen(file);
  drawPages(file, pen, { paper, pages, running: runningTitle, onPage: (done) => onProgress(60 + Math.round((30 * done) / pages.length)) });
  file.end();
  const written = await bytes;
  onProgress(100);
  return { bytes: written, missing: missing() };
}

function openFile(document: SyllabusDocument, time: number): PDFDocument {
  const { title, languages, blocks } = document;
  const { width, height } = paperOf(document);
  const lecturer = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])).find(({ key }) => key === 'lecturer');
  const file = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: null,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: languageTags[languages === 'en' ? 'en' : 'zh'],
    tagged: true,
    displayTitle: true,
    info: {
      Title: writtenLine(title),
      ...(lecturer && writtenTexts(lecturer.value).length > 0 && { Author: writtenLine(lecturer.value) }),
      Creator: 'College Curriculum Workbench',
      CreationDate: new Date(time),
    },
  });
  // The library writes the title unescaped into XML; the file's properties hold it without.
  file.endMetadata = () => undefined;
  return file;
}

function keepLast(strips: Strip[]): void {
  const last = strips.pop();
  if (last) strips.push({ ...last, keepsNext: true });
}

function collectMissing() {
  const found = new Map<string, { place: Words; characters: Set<string> }>();
  const missingAt: MissingAt = (place) => (characters) => {
    const key = writtenLine(place);
    const known = found.get(key) ?? { place, characters: new Set() };
    found.set(key, known);
    for (const character of characters) known.characters.add(character);
  };
  const missing = (): MissingCharacters[] =>
    [...found.values()].map(({ place, characters }) => ({ place, characters: [...characters].join('') }));
  return { missingAt, missing };
}

async function collect(file: PDFDocument): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of file) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}
