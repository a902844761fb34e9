interface Part {
  role: string;
  line: string;
  depth: number;
  parts: Part[];
}

const mostLines = 20;
const mostSiblings = 3;
const widest = 100;

/**
 * An ARIA snapshot in a few lines. Properties such as addresses are left out, and so are regions for announcements that are empty and texts that
 * name a part beside them; of neighbours of the same role the first ones stand for the others. `… +4` counts the parts that are left out.
 */
export function shortSnapshot(snapshot: string): string[] {
  const lines = linesOf(partsOf(snapshot));
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines), `- … +${lines.length - mostLines}`];
}

function partsOf(snapshot: string): Part[] {
  const top: Part[] = [];
  const open: Part[] = [];
  for (const raw of snapshot.split('\n')) {
    const [, indent = '', line = ''] = /^( *)(- .*)$/.exec(raw) ?? [];
    if (line === '' || line === '- log' || line.startsWith('- /')) continue;
    const depth = indent.length / 2;
    const part: Part = { role: /\w+/.exec(line)?.[0] ?? '', line, depth, parts: [] };
    open.splice(depth);
    (open.at(-1)?.parts ?? top).push(part);
    open[depth] = part;
  }
  return top;
}

function linesOf(all: readonly Part[]): string[] {
  const parts = all.filter((part) => !isLabel(part, all));
  const [first] = parts;
  if (!first) return [];
  const kept = parts.filter((part) => isKept(part, parts));
  const left = parts.length - kept.length;
  return [
    ...kept.flatMap((part) => [`${'  '.repeat(part.depth)}${narrow(part)}`, ...linesOf(part.parts)]),
    ...(left > 0 ? [`${'  '.repeat(first.depth)}- … +${left}`] : []),
  ];
}

/** Whether a text is said as the name of a part beside it, too. */
function isLabel({ role, line }: Part, among: readonly Part[]) {
  const text = role === 'text' ? line.replace('- text: ', '') : '';
  return text !== '' && among.some((other) => other.role !== 'text' && other.line.includes(text));
}

function isKept(part: Part, among: readonly Part[]) {
  const alike = among.filter(({ role }) => role === part.role);
  return alike.length <= mostSiblings + 1 || alike.indexOf(part) < mostSiblings;
}

/** A part whose properties alone were inside has no colon. */
function narrow({ line, parts }: Part) {
  const text = parts.length === 0 ? line.replace(/:$/, '') : line;
  return text.length > widest ? `${text.slice(0, widest)}…` : text;
}
