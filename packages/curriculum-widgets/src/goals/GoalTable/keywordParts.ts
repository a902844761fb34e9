/** A piece of a text, and whether it is what was searched for. */
export interface KeywordPart {
  text: string;
  isHit: boolean;
}

/** Cuts a text around the places where it holds the keyword, so that they can be marked. */
export function keywordParts(text: string, keyword: string): KeywordPart[] {
  const wanted = fold(keyword.trim());
  const folded = fold(text);
  // Where folding changes the length, places in one are no places in the other.
  if (wanted === '' || folded.length !== text.length) return [{ text, isHit: false }];
  const parts: KeywordPart[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isHit: false });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), isHit: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isHit: false });
  return parts;
}

function fold(text: string) {
  return text.normalize('NFKC').toLowerCase();
}
