/** The length of a comment, how many people one may mention, how many comments a thread may have, and how many those of a major together. */
export const commentLimits = { text: 4000, mentions: 20, inThread: 200, inMajor: 50_000 } as const;

/** How much of a thing's text a thread keeps. */
export const keptWords = 300;

/** How many threads a page may have: each comes with its comments. */
export const mostThreads = 50;
