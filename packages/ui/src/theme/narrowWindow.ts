/** Media query of windows in which things that stand beside each other must wrap: phones, and a desk window at 200 % zoom. */
export const onNarrowWindow = '@media screen and (max-width: 719px)';
