/** The name of a `LedSelect` button, whose lead comes after the value; a column's head of the same name has no value. */
export function ledSelect(lead: string): RegExp {
  return new RegExp(`\\s${lead}$`);
}
