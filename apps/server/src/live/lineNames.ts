/** The key of a page's live connection. It includes the user: the name that the page gave it is shown to everybody who has the same record open, and must not be enough to take it over. */
export function lineOf(userId: number, calledByPage: string): string {
  return `${userId}.${calledByPage}`;
}

/** The name that its page gave a connection. */
export function calledByPage(line: string): string {
  return line.slice(line.indexOf('.') + 1);
}
