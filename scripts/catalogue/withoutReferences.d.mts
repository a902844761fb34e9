/** A text without the references that stand in brackets; what a bracket says besides stays: `(core §3: 26 fields)` becomes `(26 fields)`. */
export function withoutReferences(text: string): string;
/** Where a text names a section, or a decision without a link to it, each with the words around it. */
export function referencesIn(text: string): string[];
