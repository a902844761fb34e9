/** One section of a Markdown page: what a translation must not change. */
export interface Section {
  heading: string;
  level: number;
  /** Fenced code, with its fences. */
  code: string[];
  /** How many rows each table has. */
  tables: number[];
  items: number;
  /** Inline code. */
  words: string[];
  /** The targets of links and pictures. */
  links: string[];
}

/** A page taken apart by its headings. */
export function outline(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const { heading, level, text } of partsOf(markdown)) {
    const code = [...text.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => block);
    const prose = text.replace(/^```[\s\S]*?^```/gm, '');
    const words = [...prose.matchAll(/`([^`]+)`/g)].map(([, word]) => word!.replace(/\s+/g, ' '));
    const links = [...prose.replace(/`[^`]+`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
    const tables = [...prose.matchAll(/(?:^\|.*\n?)+/gm)].map(([table]) => table.trim().split('\n').length);
    const items = [...prose.matchAll(/^ *(?:-|\d+\.) /gm)].length;
    sections.push({ heading, level, code, tables, items, words, links });
  }
  return sections;
}

function partsOf(markdown: string) {
  const parts = [{ heading: '', level: 0, text: '' }];
  let isCode = false;
  for (const line of markdown.replaceAll('\r\n', '\n').split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, marks, heading] = (isCode ? undefined : /^(#+) (.+)$/.exec(line)) ?? [];
    if (marks) parts.push({ heading: heading!, level: marks.length, text: '' });
    else parts.at(-1)!.text += `${line}\n`;
  }
  return parts;
}
