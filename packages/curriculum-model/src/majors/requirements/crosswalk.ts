import { z } from 'zod';
import { textLimits } from '../../fields';
import type { Bilingual } from '../../language';
import { accreditationStandards } from '../saveMajor';
import { crosswalkKinds, type CrosswalkKind } from './crosswalkKinds';
import { crosswalkMessages as say } from './crosswalkMessages';

const bilingual = z.object({ zh: z.string().trim().min(1).max(textLimits.title), en: z.string().trim().max(textLimits.title) });
const number = z.int().min(1).max(50);
const list = z.object({ name: bilingual, headings: z.array(bilingual).min(1).max(50) });

/** One item of the new list: the old items that it continues, by their numbers from 1, and what it adds to them. */
export const crosswalkEntrySchema = z.object({
  old: z.array(number).max(50),
  new: number,
  kind: z.enum(crosswalkKinds),
  /** What the indicator points of the item are to be reviewed for. */
  review: bilingual.optional(),
});
export type CrosswalkEntry = z.infer<typeof crosswalkEntrySchema>;

/** How one list of graduation requirements leads to another; a college describes its own in one file of this form. */
export const crosswalkSchema = z.object({
  from: list,
  /** With the code of an accreditation standard, which the major follows from then on; a list of one's own has none. */
  to: list.extend({ standard: z.enum(accreditationStandards).optional() }),
  entries: z.array(crosswalkEntrySchema).min(1).max(100),
});
export type Crosswalk = z.infer<typeof crosswalkSchema>;

/** What contradicts itself in a crosswalk, a sentence each; empty where an upgrade can be made of it. */
export function crosswalkProblems({ from, to, entries }: Crosswalk): Bilingual[] {
  const times = (item: number) => entries.filter((entry) => entry.new === item).length;
  const continued = (item: number) => entries.filter(({ old }) => old.includes(item)).length;
  return [
    ...to.headings.flatMap((_, at) => (times(at + 1) === 1 ? [] : [say.newItem({ item: at + 1, times: times(at + 1) })])),
    ...entries.filter((entry) => entry.new > to.headings.length).map((entry) => say.noNewItem({ item: entry.new })),
    ...entries.flatMap(({ old }) => old.filter((item) => item > from.headings.length).map((item) => say.noOldItem({ item }))),
    ...entries.flatMap((entry) => {
      const fits: Record<CrosswalkKind, boolean> = {
        same: entry.old.length === 1,
        widened: entry.old.length === 1,
        merged: entry.old.length > 1,
        split: entry.old.length === 1 && continued(entry.old[0]!) > 1,
        new: entry.old.length === 0,
      };
      return fits[entry.kind] && new Set(entry.old).size === entry.old.length ? [] : [say.kind({ item: entry.new, kind: entry.kind })];
    }),
  ];
}
