/** The commands of a page of docs, to be run as they stand there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/paths.mjs';

const fenced = /^(#{2,3}) (.+)$|^```\n([^]*?)^```$/gm;

/** Answers for a page, by its path in the repository, what stands in the fences below each heading, in their order. */
export function blocksOf(page) {
  const blocks = new Map();
  let heading = '';
  for (const [, , title, block] of readFileSync(join(root, page), 'utf8').matchAll(fenced)) {
    if (title) heading = title;
    else blocks.set(heading, [...(blocks.get(heading) ?? []), block]);
  }
  return blocks;
}

/** Hands the blocks out one after the other, each with what stands for words in capitals; `left` names what nobody took. */
export function followedGuide(page, words) {
  const blocks = blocksOf(page);
  const filled = (block) => words.reduce((text, [word, by]) => text.replaceAll(word, by), block);
  return {
    next(heading) {
      const block = blocks.get(heading)?.shift();
      if (block === undefined) throw new Error(`${page} has no further commands under “${heading}”.`);
      return filled(block);
    },
    left: (headings) => headings.filter((heading) => blocks.get(heading)?.length !== 0),
  };
}
