/** Somebody whom a comment mentions, by the name that stands in it. */
export interface MentionOf {
  userId: number;
  name: string;
}

/** The people of a list whose name stands behind an @ in a text, once each; of two names of which one begins the other the longer one is meant. */
export function mentionsIn<Person extends { names: readonly string[] }>(
  text: string,
  people: readonly Person[],
): { person: Person; name: string }[] {
  const named = people.flatMap((person) => person.names.filter(Boolean).map((name) => ({ person, name })));
  const found = new Map<Person, string>();
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const fitting = named.filter(({ name }) => text.startsWith(name, at + 1));
    const longest = Math.max(0, ...fitting.map(({ name }) => name.length));
    for (const { person, name } of fitting) if (name.length === longest && !found.has(person)) found.set(person, name);
  }
  return Array.from(found, ([person, name]) => ({ person, name }));
}

/** A run of a comment's text. */
export interface CommentRun {
  text: string;
  /** Whom it mentions; absent for other text. */
  userId?: number;
}

/** Cuts a text at the people that it mentions; the runs joined are the text. */
export function commentRuns(text: string, mentions: readonly MentionOf[]): CommentRun[] {
  const runs: CommentRun[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at < done) continue;
    const fitting = mentions.filter(({ name }) => name !== '' && text.startsWith(name, at + 1));
    const mention = fitting.toSorted((one, other) => other.name.length - one.name.length)[0];
    if (!mention) continue;
    if (at > done) runs.push({ text: text.slice(done, at) });
    done = at + 1 + mention.name.length;
    runs.push({ text: text.slice(at, done), userId: mention.userId });
  }
  if (done < text.length) runs.push({ text: text.slice(done) });
  return runs;
}

/** The name that somebody types behind the last @ before the caret; null where none is being typed. */
export function mentionBeingTyped(text: string, caret: number): { at: number; typed: string } | null {
  const at = text.lastIndexOf('@', caret - 1);
  if (at === -1) return null;
  const typed = text.slice(at + 1, caret);
  // An address is no mention, and a name does not go on over two lines.
  const isAddress = at > 0 && /[\w.-]/.test(text[at - 1]!);
  return isAddress || typed.length > 30 || /[\n@，。；,;]/.test(typed) ? null : { at, typed };
}
