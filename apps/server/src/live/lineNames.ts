/** The name of a page's line among those of all people: everybody at a thing is told how its pages call theirs, and nobody gets hold of one by that. */
export function lineOf(userId: number, calledByPage: string): string {
  return `${userId}.${calledByPage}`;
}

/** What its page calls a line. */
export function calledByPage(line: string): string {
  return line.slice(line.indexOf('.') + 1);
}
