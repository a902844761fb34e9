interface Signature {
  subpath: string;
  name: string;
  hash: string;
  folder: string;
}

export function signaturesIn(folder: string, declared: readonly { subpath: string; path: string }[]): Signature[];
