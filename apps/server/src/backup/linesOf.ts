/**
 * Yields the lines of a text that comes in parts, and returns what stands after the last line feed. Only line feeds end a line: readline also takes characters that stand
 * inside texts.
 */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string, string> {
  // Joined once: a line may come in thousands of parts.
  let begun: string[] = [];
  for await (const part of text) {
    const [first = '', ...others] = part.split('\n');
    begun.push(first);
    for (const other of others) {
      yield begun.join('');
      begun = [other];
    }
  }
  return begun.join('');
}
