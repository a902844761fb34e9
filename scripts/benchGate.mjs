/** `npm run bench -- --gate`: which figures got worse than those that were committed last. */

/** So much more of a baseline's processor time is a figure that got worse; less is the noise of a run. */
export const allowance = 1.15;

/** How many times the baseline's processor time a figure is, as in `2.3× (104.8 ms)`; undefined for times and sizes, which do not travel between machines. */
export function ratioOf(figure) {
  const found = /(\d+(?:\.\d+)?)×/.exec(figure)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The figures of a run that got worse, as sentences by their names; a figure that is new has nothing to be worse than. */
export function worseFigures(rows, committed) {
  const worse = new Map();
  for (const { figure, ours } of rows) {
    const [before, now] = [ratioOf(committed.get(figure) ?? ''), ratioOf(ours)];
    if (before !== undefined && now !== undefined && now > before * allowance)
      worse.set(figure, `${figure}: ${now}×, committed ${before}×`);
  }
  return worse;
}

/** What two runs found worse, with the sentence of the second: one run alone may have met a busy machine. */
export function worseTwice(first, second) {
  return [...second].filter(([figure]) => first.has(figure)).map(([, sentence]) => sentence);
}
