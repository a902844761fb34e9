import type { StructureElement } from 'pdfkit';
import type { Paper } from './paper';
import type { Pen } from './pen';

/** Where strips are set: the structure to which their elements belong, and the paper. */
export interface Sheet {
  root: StructureElement;
  paper: Paper;
}

/** The position of a strip. */
export interface StripPlace {
  pen: Pen;
  /** Of the strip's upper edge. */
  y: number;
  isFirstOnPage: boolean;
  isLastOnPage: boolean;
}

/** A horizontal part of the paper that is never divided. */
export interface Strip {
  height: number;
  /** Room above it, left out at the head of a page. */
  gap?: number;
  /** Whether the next strip must be on the same page. */
  keepsNext?: boolean;
  /** Whether it is parted from the next strip only to avoid a large white end. */
  clingsToNext?: boolean;
  /** Drawn again above this strip where it begins a page: the header of its table. */
  header?: Strip;
  /** Strips of one flow that follow each other on a page are drawn column by column. */
  flow?: object;
  /** The drawing functions, one per column. */
  columns: readonly ((place: StripPlace) => void)[];
  /** The outline entry of the strip. */
  bookmark?: { title: string; level: 1 | 2 };
}

/** Opens the structure element of a block when its first part is drawn, and returns the same one for later parts. */
export function elementOnce(open: (pen: Pen) => StructureElement): (pen: Pen) => StructureElement {
  let element: StructureElement | undefined;
  return (pen) => (element ??= open(pen));
}
