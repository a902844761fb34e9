/** A description that starts with its number, taken apart: "1.2 能…" has number 1.2. */
export interface NumberedText {
  number: string;
  text: string;
}

// Three digits alone are no number of a requirement, and a year is none: 2024年修订.
const pattern = /^\s*(\d{1,3}(?:[.．]\d{1,3})+|\d{1,2})(?!\d)[\s.、．]*\s*(.*)$/s;

/** Parts the number of a requirement or indicator point from its words; without a number that part is empty. */
export function numberedText(description: string): NumberedText {
  const found = pattern.exec(description);
  return found?.[2] ? { number: found[1]!.replaceAll('．', '.'), text: found[2] } : { number: '', text: description };
}
