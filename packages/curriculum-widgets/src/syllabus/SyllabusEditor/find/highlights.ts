import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';
import type { Found } from './findIn';

const names = { all: 'syllabus-found', current: 'syllabus-found-here' } as const;

/** Marks what is found in browsers that can; nothing of the document changes. */
export function highlight(found: readonly Found[], current: number) {
  if (!('highlights' in CSS)) return;
  const ranges = (places: readonly (Found | undefined)[]) => places.flatMap((place) => (place?.node ? [rangeOf(place.node, place)] : []));
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

function rangeOf(node: Text, { start, end }: Found) {
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
