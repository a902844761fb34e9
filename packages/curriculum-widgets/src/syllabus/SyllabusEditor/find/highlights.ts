import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';
import type { Found } from './findIn';

const names = { all: 'syllabus-found', current: 'syllabus-found-here' } as const;

/** A place that is drawn. */
export type FoundText = Found & { node: Text };

/** Marks what is found in browsers that can; nothing of the document changes. */
export function highlight(found: readonly Found[], current: number) {
  if (!('highlights' in CSS)) return;
  const ranges = (places: readonly (Found | undefined)[]) => places.filter(isDrawn).map(rangeOf);
  const here = new Highlight(...ranges([found[current]]));
  here.priority = 1;
  CSS.highlights.set(names.all, new Highlight(...ranges(found)));
  CSS.highlights.set(names.current, here);
}

/** Takes all marks away. */
export function clearHighlights() {
  if (!('highlights' in CSS)) return;
  for (const name of Object.values(names)) CSS.highlights.delete(name);
}

export function isDrawn(found: Found | undefined): found is FoundText {
  return found?.node !== undefined;
}

function rangeOf({ node, start, end }: FoundText) {
  return new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end });
}

/** How found text looks on the paper. */
export const foundText = css`
  ::highlight(${names.all}) {
    background-color: ${tokens.color.warningSoft};
    color: ${tokens.color.text};
  }
  ::highlight(${names.current}) {
    background-color: ${tokens.color.accentFill};
    color: ${tokens.color.onAccent};
  }
`;
