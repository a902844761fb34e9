/** Pixels of an option: known, so that nothing is measured while a layer opens. */
export const optionHeight = 32;

/** Pixels above the first option and below the last. */
export const edge = 4;

/** The visible options of the longest list. */
export const inSight = 11;
