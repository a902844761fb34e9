export const packageNames: string[];
