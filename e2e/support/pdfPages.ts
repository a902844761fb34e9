/** The text of one page of a PDF, from the top: lines without white space. */
export type PdfPage = string[];

/** The lines of every page, from top to bottom. */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPage[]> {
  // pdf.js names this when it is loaded; reading text never uses it.
  Object.assign(globalThis, { DOMMatrix: Object });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = new Map<number, string>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      // Text at the same height, within two points, is one line.
      const height = Math.round(Number(item.transform[5]) / 2);
      lines.set(height, `${lines.get(height) ?? ''}${item.str}`);
    }
    pages.push([...lines].toSorted(([one], [other]) => other - one).map(([, line]) => line.normalize('NFKC').replaceAll(/\s+/g, '')));
  }
  await document.destroy();
  return pages;
}
