/** What the writer uses of pdfkit: it sets its own lines, so that it needs the document, its fonts' subsets and its tags, not its text. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export interface StructureElement {
    add(child: StructureElement | StructureContent): StructureElement;
    end(): void;
  }
  export interface StructureContent {
    readonly refs: readonly unknown[];
  }

  export interface OutlineItem {
    addItem(title: string, options?: { top?: number; fit?: boolean; expanded?: boolean }): OutlineItem;
  }

  export interface EmbeddedFont {
    readonly id: string;
    readonly font: {
      readonly unitsPerEm: number;
      glyphForCodePoint(codePoint: number): { readonly id: number; readonly advanceWidth: number };
    };
    /** Glyphs of the font in the order in which the file numbers them. */
    readonly subset: { readonly glyphs: number[] };
    readonly widths: number[];
    /** What each glyph of the file is read as when its text is copied. */
    readonly unicode: number[][];
    ref(): unknown;
  }

  export default class PDFDocument extends Readable {
    constructor(options: Record<string, unknown>);
    readonly info: Record<string, unknown>;
    readonly page: { readonly fonts: Record<string, unknown> };
    readonly outline: OutlineItem;
    readonly _font: EmbeddedFont;
    font(source: Uint8Array): this;
    addPage(): this;
    addContent(operators: string): this;
    struct(type: string, options?: { lang?: string; scope?: 'Column' | 'Row' }): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): StructureContent;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    endMetadata(): void;
    end(): void;
  }
}
