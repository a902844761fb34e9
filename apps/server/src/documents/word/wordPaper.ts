import { BorderStyle, PageOrientation, type ITableBordersOptions } from 'docx';
import { landscape, type Paper } from '../pdf/paper';

const twips = (points: number) => Math.round(points * 20);

/** The page as that of the PDF. */
export function wordPage(paper: Paper) {
  const { top, right, bottom, left } = paper.margin;
  const isWide = paper === landscape;
  // The library swaps the sides of a landscape page itself.
  const [width, height] = isWide ? [paper.height, paper.width] : [paper.width, paper.height];
  return {
    size: { width: twips(width), height: twips(height), ...(isWide && { orientation: PageOrientation.LANDSCAPE }) },
    margin: {
      top: twips(top),
      right: twips(right),
      bottom: twips(bottom),
      left: twips(left),
      header: twips(paper.header - 7),
      footer: twips(paper.height - paper.footer - 3.89),
    },
  };
}

/** Width of the content between the margins, in twentieths of a point. */
export const wordTextWidth = ({ textWidth }: Paper) => twips(textWidth);

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
