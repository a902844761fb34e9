const longestSheetName = 31;

/** Names that every spreadsheet program takes: no forbidden signs, at most 31 characters, none twice whatever the case. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const plain = plainSheetName(name);
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? '' : ` (${count})`;
      const candidate = `${cutTo(plain, longestSheetName - suffix.length)}${suffix}`;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  });
}

function plainSheetName(name: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = name.replace(/[\s\u0000-\u001f\u007f\\/?*:[\]]+/g, ' ').trim();
  // An apostrophe is allowed at neither end, and Excel reserves the name History.
  const bare = cutTo(plain, longestSheetName)
    .replace(/^'+|'+$/g, '')
    .trim();
  if (bare === '') return 'Sheet';
  return bare.toLowerCase() === 'history' ? `${bare} 1` : bare;
}

// The limit counts UTF-16 units; a character is never cut in half.
function cutTo(text: string, units: number): string {
  let cut = '';
  for (const sign of text) {
    if (cut.length + sign.length > units) break;
    cut += sign;
  }
  return cut.replace(/'+$/, '').trimEnd();
}

/** A file name out of titles: signs that a file system refuses become spaces, and it stays short enough for every one of them. */
export function workbookFileName(parts: readonly string[]): string {
  // oxlint-disable-next-line no-control-regex
  const plain = parts.map((part) => part.replace(/[\s\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ').trim()).filter((part) => part !== '');
  const name = cutTo(plain.join('-'), 80).replace(/^[. ]+|[. ]+$/g, '');
  return `${name === '' ? 'matrix' : name}.xlsx`;
}
