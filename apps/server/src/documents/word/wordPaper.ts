import { BorderStyle, type ITableBordersOptions } from 'docx';

/** The paper in twentieths of a point: A4 with the margins of the PDF. */
export const wordPaper = {
  width: 11_906,
  height: 16_838,
  margin: { top: 1520, right: 1360, bottom: 1400, left: 1360, header: 860, footer: 760 },
} as const;

/** Width of the content between the margins. */
export const wordTextWidth = wordPaper.width - wordPaper.margin.left - wordPaper.margin.right;

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const thin = { style: BorderStyle.SINGLE, size: 4, color: '000000' };

/** A form or a table, with thin rules. */
export const ruled: ITableBordersOptions = {
  top: thin,
  bottom: thin,
  left: thin,
  right: thin,
  insideHorizontal: thin,
  insideVertical: thin,
};

/** Texts side by side, without rules. */
export const unruled: ITableBordersOptions = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

/** The grey behind names and column heads. */
export const headShading = { fill: 'F1F1F1' } as const;
/** Room around the text of a cell. */
export const cellMargins = { top: 50, bottom: 50, left: 80, right: 80 } as const;
/** Text size of cells in half points (小五). */
export const cellSize = 18;
