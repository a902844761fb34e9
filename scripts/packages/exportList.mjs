/**
 * `packages/exports.txt`: every name that a package exports, once, with the entries that offer it and a hash of its signature. A line holds the names
 * that the same entries offer and one folder declares.
 */
const head = `# What the packages export: the entries that offer it, the folder that declares it, each name with a hash of its signature.
# Written by \`npm run exports\`. A changed line is a changed interface and belongs into a changeset.
`;

/** `{ 'packages/ui': [{ name: 'type ButtonProps', hash, folder, entries: ['.', './Button'] }] }` as text. */
export function formatExports(packages) {
  return [head, ...Object.entries(packages).map(([name, exported]) => `\n${name}\n${linesOf(exported).join('\n')}\n`)].join('');
}

function linesOf(exported) {
  const lines = new Map();
  for (const { name, hash, folder, entries } of exported.toSorted((one, other) => inOrder(one.name, other.name))) {
    const place = `${entries.map((entry) => entry.replace(/^\.\//, '')).join(' ')} (${folder})`;
    lines.set(place, [...(lines.get(place) ?? []), `${name} ${hash}`]);
  }
  return [...lines].toSorted(([one], [other]) => inOrder(one, other)).map(([place, names]) => `${place}: ${names.join(', ')}`);
}

/** What `formatExports` wrote. */
export function parseExports(text) {
  const packages = {};
  let exported;
  for (const line of text.split('\n')) {
    if (line.startsWith('packages/')) exported = packages[line] = [];
    const [, entries, folder, names] = /^([^#(]+) \(([^)]*)\): (.+)$/.exec(line) ?? [];
    for (const one of names?.split(', ') ?? []) {
      const [, name, hash] = /^(.+) (\S+)$/.exec(one);
      exported.push({ name, hash, folder, entries: entries.split(' ').map((entry) => (entry === '.' ? entry : `./${entry}`)) });
    }
  }
  return packages;
}

/** Names by entry, as `exportedNamesOf` reads them from the sources. */
export function namesByEntry(exported) {
  const entries = [...new Set(exported.flatMap((one) => one.entries))].toSorted(inOrder);
  const namesIn = (entry) => exported.filter((one) => one.entries.includes(entry)).map(({ name }) => name);
  return Object.fromEntries(entries.map((entry) => [entry, namesIn(entry).toSorted()]));
}

/** What differs between two lists: `{ 'packages/ui': ['new: Tick', 'gone: Star', 'changed: type ButtonProps'] }`, without the packages that agree. */
export function changedExports(before, now) {
  const changes = Object.keys({ ...before, ...now }).map((name) => [name, changesOf(before[name] ?? [], now[name] ?? [])]);
  return Object.fromEntries(changes.filter(([, lines]) => lines.length > 0));
}

function changesOf(before, now) {
  const promised = new Map(before.map((one) => [one.name, one]));
  const offered = new Map(now.map((one) => [one.name, one]));
  const isSame = (one, other) => one.hash === other.hash && one.entries.join() === other.entries.join();
  return [
    ...before.filter(({ name }) => !offered.has(name)).map(({ name }) => `gone: ${name}`),
    ...now.filter((one) => promised.has(one.name) && !isSame(one, promised.get(one.name))).map(({ name }) => `changed: ${name}`),
    ...now.filter(({ name }) => !promised.has(name)).map(({ name }) => `new: ${name}`),
  ];
}

function inOrder(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}
