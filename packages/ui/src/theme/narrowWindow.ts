/** Media query of windows in which side-by-side content must wrap: phones, and a desk window at 200 % zoom. */
export const onNarrowWindow = '@media screen and (max-width: 719px)';

/** Media query of desk windows in which a page has less room than it was drawn for: bars take a second line, tables scroll by themselves. */
export const onSmallWindow = '@media screen and (max-width: 1099px)';
