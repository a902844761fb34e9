import type { SyllabusDocument } from '@college/curriculum-model';

const a4 = { short: 595.28, long: 841.89 };

/** Paper in points. */
export interface Paper {
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
  /** Baselines of the running title and of the page number, from the paper's upper edge. */
  header: number;
  footer: number;
  /** Width and height of the content between the margins. */
  textWidth: number;
  textHeight: number;
}

/** A4 with the margins of an office paper. */
export const portrait = sized({ width: a4.short, height: a4.long, margin: { top: 76, right: 68, bottom: 70, left: 68 }, header: 50 });
/** The same on its long side, for wide tables. */
export const landscape = sized({ width: a4.long, height: a4.short, margin: { top: 68, right: 50, bottom: 60, left: 50 }, header: 44 });

/** The paper on which a document is written. */
export function paperOf({ isLandscape = false }: Pick<SyllabusDocument, 'isLandscape'>): Paper {
  return isLandscape ? landscape : portrait;
}

function sized({ width, height, margin, header }: Pick<Paper, 'width' | 'height' | 'margin' | 'header'>): Paper {
  const textWidth = width - margin.left - margin.right;
  return { width, height, margin, header, footer: height - 41.89, textWidth, textHeight: height - margin.top - margin.bottom };
}

/** Sizes and line heights in points, as Chinese offices name them (三号, 四号, 小四, 五号, 小五). */
export const type = {
  title: { size: 18, height: 28 },
  titleEnglish: { size: 13, height: 20 },
  heading: { size: 14, height: 22 },
  subheading: { size: 12, height: 19 },
  body: { size: 10.5, height: 18 },
  cell: { size: 9, height: 13.5 },
  small: { size: 9, height: 14 },
} as const;
export type TypeSize = (typeof type)[keyof typeof type];

/** Room around the text of a cell. */
export const cellPadding = { x: 4, y: 3.5 } as const;
/** Between two texts side by side. */
export const columnGap = 18;
