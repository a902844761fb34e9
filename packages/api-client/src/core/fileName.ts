function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The file name in a Content-Disposition header: the UTF-8 form first, then the plain one; folders are cut off. */
export function fileNameOf(disposition: string | null, fallback: string): string {
  if (disposition === null) return fallback;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const quoted = plain?.[1]?.replace(/\\(.)/g, '$1');
  const name = (extended === undefined ? undefined : decode(extended)) ?? quoted ?? plain?.[2] ?? '';
  const base = name.split(/[/\\]/).at(-1)?.trim() ?? '';
  return base === '' ? fallback : base;
}
