/** A text on a page as an independent reader found it: the start of its baseline from the page's upper left corner. */
export interface ReadText {
  text: string;
  page: number;
  x: number;
  y: number;
  size: number;
  /** Running titles, page numbers and repeated table headers, which are marked as no content. */
  isArtifact: boolean;
}

/** What an independent reader finds in a PDF. */
export interface ReadPdf {
  pages: { width: number; height: number }[];
  texts: ReadText[];
  title: string;
  /** Of the whole file, as a language tag. */
  language: string;
  outline: string[];
  isTagged: boolean;
}

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // It draws nothing here, but makes one as it loads.
  if (!('DOMMatrix' in globalThis)) Reflect.set(globalThis, 'DOMMatrix', class {});
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false }).promise;
  const { info } = await file.getMetadata();
  const read: ReadPdf = {
    pages: [],
    texts: [],
    title: String(Reflect.get(info, 'Title')),
    language: String(Reflect.get(info, 'Language')),
    outline: ((await file.getOutline()) ?? []).map(({ title }) => title),
    isTagged: (await file.getMarkInfo())?.Marked ?? false,
  };
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    read.pages.push({ width, height });
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marks: string[] = [];
    for (const item of items) {
      if ('str' in item) {
        const [size = 0, , , , x = 0, y = 0] = item.transform as number[];
        if (item.str !== '')
          read.texts.push({ text: item.str, page: number, x, y: height - y, size, isArtifact: marks.includes('Artifact') });
      } else if (item.type === 'endMarkedContent') marks.pop();
      else marks.push('tag' in item ? String(item.tag) : '');
    }
  }
  await file.destroy();
  return read;
}

/** Without white space, which readers put where lines and cells end. */
export function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}

/** The text of a PDF, without running titles and repeated headers. */
export function contentOf({ texts }: ReadPdf): string {
  return bare(
    texts
      .filter(({ isArtifact }) => !isArtifact)
      .map(({ text }) => text)
      .join(''),
  );
}

/** The places of the texts in a whole, each after the one before it; -1 for one that is not there. */
export function placesInOrder(whole: string, texts: readonly string[]): number[] {
  let from = 0;
  return texts.map((text) => {
    const place = whole.indexOf(bare(text), from);
    if (place >= 0) from = place + bare(text).length;
    return place;
  });
}
