/** The commands of a page of docs, to be run as they stand there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/paths.mjs';

/** The first person of a college that is set up by a page. */
export const administrator = { email: 'first@college.example', password: 'Vierzig-Fenster-71' };

const fenced = /^(#{2,3}) (.+)$|^```\n([^]*?)^```$/gm;

/** Lines in a fence, with the heading right above them and the section (`##`) that they are in. */
export interface Block {
  section: string;
  heading: string;
  block: string;
}

/** Answers for the text of a page what stands in the fences of each section (`##`), by the heading right above, in their order. */
export function blocksIn(markdown: string): Block[] {
  const blocks: Block[] = [];
  let [section, heading] = ['', ''];
  for (const [, level, title, block = ''] of markdown.matchAll(fenced)) {
    if (level === '##') section = title ?? '';
    if (title) heading = title;
    else blocks.push({ section, heading, block });
  }
  return blocks;
}

/** The blocks of a page, by its path in the repository. */
export const blocksOf = (page: string) => blocksIn(readFileSync(join(root, page), 'utf8'));

/** Hands the blocks of a page out one after the other, each with what stands for words in capitals; `left` names the headings of a section under which nobody took all. */
export function followedGuide(page: string, words: readonly (readonly [word: string, by: string])[]) {
  const blocks = blocksOf(page);
  const filled = (block: string) => words.reduce((text, [word, by]) => text.replaceAll(word, by), block);
  return {
    next(heading: string): string {
      const at = blocks.findIndex((one) => one.heading === heading);
      const [found] = at < 0 ? [] : blocks.splice(at, 1);
      if (!found) throw new Error(`${page} has no further commands under “${heading}”.`);
      return filled(found.block);
    },
    left: (section: string) => blocks.flatMap((one) => (one.section === section ? one.heading : [])),
  };
}
