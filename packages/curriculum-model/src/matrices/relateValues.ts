/** Strong support, weak support, none (core §9). Strong is 0: test for none, never for truth (decision 80). */
export const relateValues = { strong: 0, weak: 1, none: -1 } as const;
