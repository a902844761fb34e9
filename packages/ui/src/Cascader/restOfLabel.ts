/** What a cut label leaves out, where it was cut at its end; from the beginning of a word that the cut went through. */
export function restOfLabel(words: string, fullWords: string): string {
  const kept = words.replace(/…$/, '');
  if (!fullWords.startsWith(kept)) return fullWords;
  const [begun = ''] = /[\p{Script=Latin}\d]*$/u.exec(kept) ?? [];
  const isInWord = begun !== '' && /^[\p{Script=Latin}\d]/u.test(fullWords.slice(kept.length));
  return fullWords.slice(kept.length - (isInWord ? begun.length : 0)).trimStart();
}
