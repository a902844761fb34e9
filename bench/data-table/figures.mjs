/** The figures of `DataTable` as rows of the table. */

const times = (a, b) => `${(a / b).toFixed(1)}×`;
const milliseconds = (value) => `${value.toFixed(1)} ms`;
const megabytes = (value) => `${(value / 2 ** 20).toFixed(1)} MB`;

/** Work against plain DOM, with what must and what should be reached. */
const works = [
  { key: 'mount', words: 'mounting', must: 2.5, aim: 2 },
  { key: 'sort', words: 'sorting by the name', must: 2, aim: 1.5 },
  { key: 'key', words: 'a key of the filter, sorted', must: 1.5, aim: 1.3 },
  { key: 'scroll', words: 'scrolling, a frame', must: 1.5, aim: 1.3 },
];

export function rowsOf(taken, empty, names) {
  const { ours, plain } = taken;
  const peers = Object.keys(names).filter((name) => name !== 'ours' && name !== 'plain');
  const beside = (value) => peers.map((peer) => `${names[peer]} ${value(taken[peer])}`).join(', ');
  const many = (key, unit) => ({
    ours: unit(ours.many[key]),
    baseline: unit(plain.many[key]),
    peers: beside((one) => unit(one.many[key])),
  });
  const growth = ours.many.mount / ours.few.mount;
  return [
    ...works.map(({ key, words, must, aim }) => {
      const against = ({ many: one }) => `${times(one[key], plain.many[key])} (${milliseconds(one[key])})`;
      return {
        figure: `DataTable of 10,000 rows with links and actions: ${words}, against plain DOM`,
        ours: against(ours),
        baseline: against(plain),
        peers: beside(against),
        target: `≤ ${must}×, aim ${aim}×`,
        met: ours.many[key] / plain.many[key] <= must,
      };
    }),
    {
      figure: 'DataTable: frames without a row in the middle, of 120 at 3,000 px a frame',
      ...many('blank', String),
      target: '0',
      met: ours.many.blank === 0,
    },
    {
      figure: 'DataTable: mounting 10,000 rows, against 100 rows',
      ours: `${times(ours.many.mount, ours.few.mount)} (${milliseconds(ours.many.mount)})`,
      baseline: `${times(plain.many.mount, plain.few.mount)} (${milliseconds(plain.many.mount)})`,
      peers: beside(({ many: all, few: some }) => `${times(all.mount, some.mount)} (${milliseconds(all.mount)})`),
      target: '< 2×',
      met: growth < 2,
    },
    {
      figure: 'DataTable: JavaScript heap of 10,000 rows above an empty page',
      ...many('heap', (value) => megabytes(value - empty)),
      target: '–',
      met: null,
    },
  ];
}
