export function madeOnce(thing: {
  place: string;
  name: string;
  sources: readonly string[];
  make: (folder: string) => Promise<void> | void;
}): Promise<string>;
