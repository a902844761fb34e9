const part = /^(\d{1,3})(?:\s*[-–—~～至到]\s*(\d{1,3}))?$/;

/** All teaching weeks of a chapter in one text: 8-10 for 8-9 and 10; as they are written where one of them is not a number. */
export function joinedWeeks(texts: readonly string[]): string {
  const written = [...new Set(texts.flatMap((text) => text.split(/[,，、;；]/)).map((text) => text.trim()))].filter((text) => text !== '');
  const weeks = new Set<number>();
  for (const text of written) {
    const found = part.exec(text);
    const from = Number(found?.[1]);
    const to = Number(found?.[2] ?? from);
    if (!found || to < from) return written.join('、');
    for (let week = from; week <= to; week += 1) weeks.add(week);
  }
  return rangesOf([...weeks].toSorted((one, other) => one - other)).join(', ');
}

function rangesOf(weeks: readonly number[]): string[] {
  const ranges: { from: number; to: number }[] = [];
  for (const week of weeks) {
    const last = ranges.at(-1);
    if (last && last.to === week - 1) last.to = week;
    else ranges.push({ from: week, to: week });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`));
}
