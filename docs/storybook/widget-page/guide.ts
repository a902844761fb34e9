/** The sections of a guide, in their order. */
export const guideSections = ['Anatomy', 'Do', "Don't", 'Keyboard', 'React'] as const;
export type GuideSection = (typeof guideSections)[number];

/** What they are called in Chinese, where the code is that of the English guide. */
const chineseSections: Readonly<Record<string, GuideSection>> = { 组成: 'Anatomy', 宜: 'Do', 忌: "Don't", 键盘: 'Keyboard' };

/** A component's README.md, taken apart. */
export interface Guide {
  title: string;
  /** What it is for, and which other component to take instead when. */
  intro: string;
  sections: Partial<Record<GuideSection, string>>;
}

interface Part {
  heading: string;
  text: string;
}

/** Takes a guide apart by its headings; lines inside fenced code are never headings. */
export function readGuide(markdown: string): Guide {
  const [first, ...parts] = partsOf(markdown);
  const sections: Guide['sections'] = {};
  for (const { heading, text } of parts) {
    const section = chineseSections[heading] ?? heading;
    if (isSection(section)) sections[section] = text;
  }
  return { title: first?.heading ?? '', intro: first?.text ?? '', sections };
}

/** What is missing or out of order in a guide; nothing when it is complete. */
export function guideFaults(markdown: string, names: readonly string[]): string[] {
  const [first, ...parts] = partsOf(markdown);
  const faults: string[] = [];
  if (!first || !names.includes(first.heading)) faults.push(`the first heading must be "# ${names[0]}"`);
  if (!first?.text) faults.push('it does not say what the component is for');
  const headings = parts.map(({ heading }) => heading);
  if (headings.join('\n') !== guideSections.join('\n')) {
    faults.push(`the headings must be ${guideSections.join(', ')}, in this order; they are ${headings.join(', ') || 'none'}`);
  }
  for (const { heading, text } of parts) if (!text) faults.push(`"${heading}" says nothing`);
  const { sections } = readGuide(markdown);
  if (sections.Keyboard !== undefined && keyboardRows(sections.Keyboard) === 0) faults.push('"Keyboard" has no row');
  const blocks = codeBlocks(sections.React ?? '').length;
  if (sections.React !== undefined && blocks !== 1) faults.push(`"React" must hold one \`\`\`tsx block; it holds ${blocks}`);
  return faults;
}

/** A guide without its code, which its translation does not repeat. */
export function withoutCode(markdown: string): string {
  return `${markdown
    .replaceAll('\r\n', '\n')
    .split(/^## React$/m)[0]!
    .trimEnd()}\n`;
}

/** What is out of order in the headings of a Chinese guide. */
export function chineseGuideFaults(markdown: string, name: string): string[] {
  const [first, ...parts] = partsOf(markdown);
  const headings = parts.map(({ heading }) => heading);
  const wanted = Object.keys(chineseSections);
  return [
    ...(first?.heading === name ? [] : [`the first heading must be "# ${name}"`]),
    ...(headings.join() === wanted.join()
      ? []
      : [`the headings must be ${wanted.join(', ')}, in this order; they are ${headings.join(', ')}`]),
  ];
}

/** The ```tsx blocks of a text. */
export function codeBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(([, code]) => code!);
}

/** How many rows the table of keys has. */
export function keyboardRows(section: string): number {
  return Math.max(0, section.split('\n').filter((line) => line.startsWith('|')).length - 2);
}

function isSection(heading: string): heading is GuideSection {
  return (guideSections as readonly string[]).includes(heading);
}

function partsOf(markdown: string): Part[] {
  const parts: { heading: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : /^##? (.+)$/.exec(line)?.[1]?.trim();
    if (heading) parts.push({ heading: heading.replace('’', "'"), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }));
}
