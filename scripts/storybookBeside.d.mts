export function buildStorybookBeside(options?: { args?: string[]; folder?: string; say?: (words: string) => void }): {
  ended: Promise<void>;
  stop: () => void;
};
