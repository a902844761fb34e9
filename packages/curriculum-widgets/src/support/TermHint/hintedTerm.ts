/** A word of the trade that newcomers meet for the first time here. */
export type HintedTerm = 'point' | 'ksa' | 'indicatorPoint' | 'strongSupport' | 'weakSupport';
