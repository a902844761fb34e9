/** The table of figures in bench/README.md: what is written there, and what was committed last. */
const cell = (text) => String(text ?? '–').replaceAll('|', '\\|');
const verdict = (met) => (met === null || met === undefined ? '–' : met ? 'yes' : '**no**');
const between = /(<!-- figures:begin -->)([\s\S]*)(<!-- figures:end -->)/;

/** Rows of `{ figure, ours, baseline, peers?, target, met }` as a table. */
export function tableOf(rows) {
  return [
    '| figure | ours | baseline | peers | target | met |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${[row.figure, row.ours, row.baseline, row.peers, row.target].map(cell).join(' | ')} | ${verdict(row.met)} |`),
  ].join('\n');
}

/** A text with the table in place of the one that it has. */
export function withTable(text, machineWords, table) {
  return text.replace(between, (_whole, begin, _former, end) => `${begin}\nMachine: ${machineWords}.\n\n${table}\n${end}`);
}

/** Our figures in a text, by their names. */
export function figuresIn(text) {
  const lines = (between.exec(text)?.[2] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const cells = lines.map((line) => line.split(/(?<!\\)\|/).map((part) => part.trim().replaceAll('\\|', '|')));
  return new Map(cells.slice(1).map(([, figure, ours]) => [figure, ours]));
}
