/** What became of an item of a list of graduation requirements in the next list. */
export const crosswalkKinds = ['same', 'widened', 'merged', 'split', 'new'] as const;
export type CrosswalkKind = (typeof crosswalkKinds)[number];
