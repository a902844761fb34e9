/** A sentence of a catalogue: its arguments come as one record, or one by one. */
export type Sentence = (...facts: unknown[]) => unknown;

type Kind = (name: string) => unknown;

/** What an argument of such a name holds is words, not a number. */
const textual =
  /name|title|message|keyword|group|number|place|act|kind|reason|who|code|college|field|label|words|time|date|text|part|sign|source|target|edition|mail|major$|course$|by$|address|file|point$|goal$|chapter$|project$|rule|indicator$|strength|format|account|department$|answer|language|step|id$/i;

/** Says a sentence with one count for its numbers, in each form in which a count may come: as a number, and written out. */
export function say(sentence: Sentence, count: number): unknown[] {
  const written = String(count);
  const both = { zh: 'X', en: 'X' };
  const counts = new Proxy({}, { get: () => count });
  const forms = [count, written].map((value): unknown => {
    const kinds: readonly Kind[] = [
      (name) => (textual.test(name) ? 'X' : value),
      (name) => (textual.test(name) ? both : value),
      (name) => (/count|total|row/i.test(name) ? value : ['X']),
      (name) => (textual.test(name) ? 'X' : counts),
      (name) => (textual.test(name) ? both : counts),
      () => ['X'],
      () => value,
    ];
    const facts = kinds.map((kind) => new Proxy({}, { get: (_, name) => kind(String(name)) }));
    for (const one of [...facts, value, both, ['X']]) {
      const words = attempt(sentence, one);
      if (isWhole(words)) return words;
    }
    return undefined;
  });
  return forms.filter((words) => words !== undefined);
}

/** The text of the message; undefined where it requires other arguments. */
function attempt(sentence: Sentence, facts: unknown): unknown {
  try {
    return sentence(facts, facts);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function isWhole(words: unknown): boolean {
  if (words === undefined || words === null) return false;
  return !/undefined|\[object|NaN/.test(typeof words === 'object' ? JSON.stringify(words) : String(words));
}
