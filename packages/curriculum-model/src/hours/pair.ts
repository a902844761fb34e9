import { maxPeriod } from '../fields';

/** Hours of theory and practice of one thing. */
export interface HoursPair {
  theory: number;
  practice: number;
}

const figure = String.raw`(\d{1,4}(?:\.\d{1,2})?)`;
const pair = new RegExp(String.raw`^${figure}(?:\s*/\s*${figure}|\s*\(\s*${figure}\s*\))?$`);

/** Reads hours as staff write them: `8/2`, `8`, `8（2）`; an empty text is none. Null for anything else. */
export function readHoursPair(text: string): HoursPair | null {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return { theory: 0, practice: 0 };
  const found = pair.exec(plain);
  if (!found) return null;
  const hours = { theory: Number(found[1]), practice: Number(found[2] ?? found[3] ?? 0) };
  return hours.theory <= maxPeriod && hours.practice <= maxPeriod ? hours : null;
}

/** The same as one text, `8/2`; empty where there are no hours. */
export function hoursPairText({ theory, practice }: HoursPair): string {
  return theory === 0 && practice === 0 ? '' : `${theory}/${practice}`;
}
