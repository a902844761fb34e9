import { z } from 'zod';
import { requiredText, text } from '../fields';
import { textLimits } from '../fields/textLimits';

/** What an edition of a curriculum is: a draft to be merged, a scenario to be thrown away, or one that was published. */
export const editionKinds = ['draft', 'scenario', 'published'] as const;
export type EditionKind = (typeof editionKinds)[number];

/** What became of an edition. */
export const editionStatuses = ['open', 'merged', 'closed', 'published', 'withdrawn'] as const;
export type EditionStatus = (typeof editionStatuses)[number];

/** What people say of an edition. */
export const editable = {
  name: requiredText(60),
  /** The year in which the students begin whom it is for. */
  entryYear: z.int().min(1900).max(2200).nullable(),
  reason: text(textLimits.paragraph),
};
