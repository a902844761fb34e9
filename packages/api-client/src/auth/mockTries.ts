/** How many tries the sentences of the mock leave after a wrong password or code: it counts none. */
export const mockTriesLeft = 4;
