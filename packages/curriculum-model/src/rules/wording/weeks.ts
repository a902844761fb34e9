const one = String.raw`第?\s*(\d{1,3})\s*周?`;
const token = new RegExp(String.raw`^(?:${one}|第?\s*(\d{1,3})\s*[-–—~～]\s*(\d{1,3})\s*周?)$`);
const loose = /^(\d{1,3})(?:-(\d{1,3}))?$/;

/** Weeks in a row. */
export interface WeekRange {
  from: number;
  to: number;
}

/** Reads a list of weeks and ranges as staff write them: 8, 8-10, 第8周; null for anything else. */
export function readWeeks(text: string): WeekRange[] | null {
  return rangesOf(text, (part) => {
    const found = token.exec(part);
    return found && { from: Number(found[1] ?? found[2]), to: Number(found[1] ?? found[3]) };
  });
}

/** The same text in the form that is read, such as 8-10 for 第8周至第10周; null where it cannot be told. */
export function normalisedWeeks(text: string): string | null {
  const plain = text.replace(/[第周\s]/g, '').replace(/[至到–—~～]/g, '-');
  const ranges = rangesOf(plain, (part) => {
    const found = loose.exec(part);
    return found && { from: Number(found[1]), to: Number(found[2] ?? found[1]) };
  });
  return ranges && ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

function rangesOf(text: string, read: (part: string) => WeekRange | null): WeekRange[] | null {
  const parts = text.normalize('NFKC').split(/[,，、;；]/);
  const ranges = parts.map((part) => read(part.trim()));
  return ranges.every((range): range is WeekRange => range !== null && range.from <= range.to) ? ranges : null;
}
