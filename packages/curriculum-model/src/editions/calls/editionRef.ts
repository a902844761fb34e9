import { z } from 'zod';

/** What can be compared: the current edition of a major, an edition, what a draft began with, or a kept state. */
export const editionRefKinds = ['current', 'edition', 'base', 'point'] as const;
export type EditionRefKind = (typeof editionRefKinds)[number];

/** A side of a comparison: its kind and a number, such as `current:1001` (a major) and `edition:12`, `base:12` (an edition) or `point:345` (a state). */
export const editionRefSchema = z.string().regex(/^(current|edition|base|point):[1-9]\d{0,9}$/);
export type EditionRef = z.infer<typeof editionRefSchema>;

/** What a draft can begin with: another edition, or a kept state. */
export const editionOriginSchema = z.string().regex(/^(edition|point):[1-9]\d{0,9}$/);

/** Takes a side of a comparison apart. */
export function readEditionRef(ref: EditionRef): { kind: EditionRefKind; id: number } {
  const [kind, id] = ref.split(':');
  return { kind: kind as EditionRefKind, id: Number(id) };
}
