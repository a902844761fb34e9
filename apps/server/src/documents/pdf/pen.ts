import type { Language } from '@college/curriculum-model';
import type { default as PDFDocument, EmbeddedFont, StructureElement } from 'pdfkit';
import { embedded, face, type Weight } from './face';
import { isStretchable, type SetLine } from './setText';

/** Draws on the page of the moment, each text with its place in the document's structure. */
export interface Pen {
  /** Opens an element of the structure, such as a table, to which content is added. */
  element(parent: StructureElement, kind: string, options?: { language?: Language; scope?: 'Column' | 'Row' }): StructureElement;
  /** What is drawn meanwhile is read aloud, copied and searched as the element's content. */
  content(element: StructureElement, draw: () => void): void;
  /** What is drawn meanwhile is no content: rules, running titles, repeated headers. */
  artifact(draw: () => void, type?: 'Layout' | 'Pagination'): void;
  /** `y` is the baseline, from the paper's upper edge. */
  text(line: SetLine, x: number, y: number): void;
  rule(from: [x: number, y: number], to: [x: number, y: number], width: number): void;
  /** A field of grey, 0 black to 1 white. */
  field(box: { x: number; y: number; width: number; height: number }, grey: number): void;
}

/** The language's tag in the file. */
export const languageTags = { zh: 'zh-CN', en: 'en-US' } as const;

/** A pen for one document. */
export function createPen(document: PDFDocument): Pen {
  const inks = new Map<Weight, ReturnType<typeof createInk>>();
  function ink(weight: Weight) {
    let known = inks.get(weight);
    if (!known) {
      known = createInk(embedded(document, face(weight).bytes), weight);
      inks.set(weight, known);
    }
    return known;
  }
  return {
    element(parent, kind, { language, scope } = {}) {
      const options = { ...(language && { lang: languageTags[language] }), ...(scope && { scope }) };
      const element = document.struct(kind, options);
      parent.add(element);
      return element;
    },
    content(element, draw) {
      const content = document.markStructureContent('Span');
      draw();
      document.endMarkedContent();
      element.add(content);
    },
    artifact(draw, type = 'Layout') {
      document.markContent('Artifact', { type });
      draw();
      document.endMarkedContent();
    },
    text(line, x, y) {
      if (line.codePoints.length === 0) return;
      const { font, write } = ink(line.weight);
      document.page.fonts[font.id] ??= font.ref();
      document.addContent(`BT /${font.id} ${line.size} Tf 1 0 0 -1 ${short(x)} ${short(y)} Tm ${write(line)} TJ ET`);
    },
    rule([x1, y1], [x2, y2], width) {
      document.addContent(`${width} w ${short(x1)} ${short(y1)} m ${short(x2)} ${short(y2)} l S`);
    },
    field({ x, y, width, height }, grey) {
      document.addContent(`q ${grey} g ${short(x)} ${short(y)} ${short(width)} ${short(height)} re f Q`);
    },
  };
}

/** Numbers the glyphs that a document uses. Two signs of one shape get two numbers, so that each is copied as what it is. */
function createInk(font: EmbeddedFont, weight: Weight) {
  const { glyphOf, widthOf } = face(weight);
  const numbers = new Map<number, string>();
  function numberOf(codePoint: number): string {
    const known = numbers.get(codePoint);
    if (known) return known;
    const number = font.subset.glyphs.push(glyphOf(codePoint)) - 1;
    font.widths[number] = widthOf(codePoint);
    font.unicode[number] = [codePoint];
    const written = number.toString(16).padStart(4, '0');
    numbers.set(codePoint, written);
    return written;
  }
  function write({ codePoints, stretch, size }: SetLine): string {
    if (stretch === 0) return `[<${codePoints.map(numberOf).join('')}>]`;
    const gap = short((-stretch / size) * 1000);
    let run = '';
    codePoints.forEach((codePoint, at) => {
      const before = codePoints[at - 1];
      if (before !== undefined && isStretchable(before, codePoint)) run += `> ${gap} <`;
      run += numberOf(codePoint);
    });
    return `[<${run}>]`;
  }
  return { font, write };
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
