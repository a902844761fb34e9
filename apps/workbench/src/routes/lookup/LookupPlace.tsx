/** An address of the dictionary: the frame around it draws the one browser for all of them, so that a step does not begin a new reading. */
export function LookupPlace() {
  return null;
}
