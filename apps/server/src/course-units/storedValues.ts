/** How a field of each kind is kept, whatever was typed. */
export const storedValues = {
  text: (text: string) => text.trim(),
  // 0 is how a select says "nothing chosen".
  choice: (id: number | null) => id || null,
  hours: (hours: number) => hours,
};
