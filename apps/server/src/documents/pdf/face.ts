import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument, { type EmbeddedFont } from 'pdfkit';

/** A weight of the paper's font: what it holds and how wide that is. */
export interface Face {
  readonly bytes: Uint8Array;
  has(codePoint: number): boolean;
  /** In thousandths of the size. */
  widthOf(codePoint: number): number;
  glyphOf(codePoint: number): number;
}

const files = { regular: '400Regular/NotoSerifSC_400Regular.ttf', bold: '700Bold/NotoSerifSC_700Bold.ttf' } as const;
export type Weight = keyof typeof files;

const opened = new Map<Weight, Face>();

/** Noto Serif SC, an open font close to 宋体; opened once and kept with what was measured. */
export function face(weight: Weight): Face {
  const known = opened.get(weight);
  if (known) return known;
  const fresh = openFace(readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-serif-sc/${files[weight]}`)));
  opened.set(weight, fresh);
  return fresh;
}

function openFace(bytes: Uint8Array): Face {
  const { font } = embedded(new PDFDocument({ font: null, autoFirstPage: false }), bytes);
  const measured = new Map<number, { id: number; width: number }>();
  function measure(codePoint: number) {
    let glyph = measured.get(codePoint);
    if (!glyph) {
      const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
      glyph = { id, width: (advanceWidth * 1000) / font.unitsPerEm };
      measured.set(codePoint, glyph);
    }
    return glyph;
  }
  return {
    bytes,
    has: (codePoint) => measure(codePoint).id !== 0,
    widthOf: (codePoint) => measure(codePoint).width,
    glyphOf: (codePoint) => measure(codePoint).id,
  };
}

/** The font as a document embeds it: of all glyphs, those that its text uses. */
export function embedded(document: PDFDocument, bytes: Uint8Array): EmbeddedFont {
  return document.font(bytes)._font;
}
