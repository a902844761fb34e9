/** Comments name sections of the two specifications and decisions of this repository; whoever installs a package can open neither. */

const gap = String.raw`[\s*]+`;
const named = String.raw`(?:\b(?:core|reference|companion${gap}document|domain\.md)${gap}§|\bdecisions?${gap}\d+(?![\d\]]))`;
const inBrackets = new RegExp(String.raw`((?:\s+\*)?\s*)\(${named}[^():;]*(?:[:;]\s+([^()]+))?\)`, 'g');
const anywhere = new RegExp(named, 'g');

/** A text without the references that stand in brackets; what a bracket says besides stays: `(core §3: 26 fields)` becomes `(26 fields)`. */
export function withoutReferences(text) {
  return text.replace(inBrackets, (_, space, rest) => (rest ? `${space}(${rest})` : ''));
}

/** Where a text names a section, or a decision without a link to it, each with the words around it; lines of scripts may be megabytes long. */
export function referencesIn(text) {
  return [...text.matchAll(anywhere)].map(({ index }) => text.slice(Math.max(0, index - 80), index + 40).replace(/\s+/g, ' '));
}
