import type { Language } from '@college/curriculum-model';
import { breakLines, isSquare } from './breakLines';
import { face, type Weight } from './face';
import type { TypeSize } from './paper';
import { showable } from './showable';

/** How a text is set. */
export interface TextStyle {
  type: TypeSize;
  weight?: Weight;
  language?: Language;
  /** Whether full lines reach both edges, as running Chinese does. */
  isJustified?: boolean;
}

/** One laid-out line. */
export interface SetLine {
  codePoints: readonly number[];
  /** In points. */
  width: number;
  size: number;
  weight: Weight;
  language?: Language;
  /** Points added after each sign that the line may be stretched at. */
  stretch: number;
}

/** Receives what the font lacks. */
export type ReportMissing = (characters: readonly string[]) => void;

// A line that would have to be stretched further is not justified.
const mostStretch = 0.3;

/** The lines of a text in a given width; an empty text has none. */
export function setText(text: string, style: TextStyle, room: number, reportMissing: ReportMissing): SetLine[] {
  const { type, weight = 'regular', language, isJustified = false } = style;
  const font = face(weight);
  const { codePoints, missing } = showable(text.trimEnd(), font);
  if (missing.length > 0) reportMissing(missing);
  if (codePoints.length === 0) return [];
  const points = type.size / 1000;
  return breakLines(codePoints, font.widthOf, room / points).map(({ from, to, width, isLast }) => {
    const line = { codePoints: codePoints.slice(from, to), width: width * points, size: type.size, weight, language };
    const stretch = isJustified && !isLast ? stretchOf(line.codePoints, room - line.width) : 0;
    return { ...line, stretch: stretch <= mostStretch * type.size ? stretch : 0 };
  });
}

/** Whether a line may be stretched between two signs: around Chinese and at spaces, never inside a word. */
export function isStretchable(before: number, after: number): boolean {
  return before === 0x20 || isSquare(before) || isSquare(after);
}

function stretchOf(codePoints: readonly number[], slack: number): number {
  let places = 0;
  for (let at = 1; at < codePoints.length; at += 1) if (isStretchable(codePoints[at - 1]!, codePoints[at]!)) places += 1;
  return places === 0 ? 0 : Math.max(0, slack) / places;
}
