/** The paper in points: A4 with the margins of an office paper, sizes as Chinese offices name them (三号, 四号, 小四, 五号, 小五). */
export const paper = {
  width: 595.28,
  height: 841.89,
  margin: { top: 76, right: 68, bottom: 70, left: 68 },
  /** Baselines of the running title and of the page number, from the paper's upper edge. */
  header: 50,
  footer: 800,
} as const;

/** Width of the content between the margins. */
export const textWidth = paper.width - paper.margin.left - paper.margin.right;
/** Height of the content between the margins. */
export const textHeight = paper.height - paper.margin.top - paper.margin.bottom;

/** Sizes and line heights in points. */
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
