/**
 * The name under which a page sets a token from outside, for everything below the element where it is set: `--college-color-accent`.
 * The token's own name belongs to the theme, which sets it on every root.
 */
export function publicName(variable: string) {
  return variable.replace(/^--cw-/, '--college-');
}
