/** The maximum length of a label including the ellipsis, by where it is shown (core §9). */
export const labelLimits = {
  /** Goal labels in the copy wizard. */
  copyWizard: 20,
  /** Goal labels in relation cards and the edit cascader, course names on cards. */
  card: 8,
  /** A list's brief. */
  brief: 30,
} as const;

/** Above this many characters a text opens the popup editor (core §5). */
export const longTextLimit = 16;

/** The text in at most n characters: a longer one keeps n - 1 and an ellipsis; counted by code points (decision 95). */
export function cut(text: string, n: number): string {
  const characters = [...text];
  return characters.length <= n ? text : `${characters.slice(0, Math.max(0, n - 1)).join('')}…`;
}

/** Whether the text opens the popup editor: 16 characters stay inline, 17 do not (decision 139). */
export function isLong(text: string, limit: number = longTextLimit): boolean {
  return [...text].length > limit;
}
