/** How a field of each kind is kept, whatever was typed. */
export const storedValues = {
  text: (text: string) => text.trim(),
  // 0 is the value of a select without a choice.
  choice: (id: number | null) => id || null,
  hours: (hours: number) => hours,
};
