/** What may be chosen. */
export interface FileLimits {
  /** Endings such as `.xlsx` or media types such as `image/png` and `image/*`; everything when left out. */
  acceptedFileTypes?: readonly string[];
  /** Largest size in bytes, inclusive. */
  maxBytes?: number;
  /** Whether several files may come at once. @default false */
  allowsMultiple?: boolean;
}

/** Why a file was refused before it was read. */
export type RefusalReason = 'type' | 'size' | 'count';

/** Parts the files into those that may be taken and those that may not; a wrong one among good ones does not stop the good. */
export function sortFiles(files: readonly File[], { acceptedFileTypes, maxBytes, allowsMultiple = false }: FileLimits) {
  const accepted: File[] = [];
  const refused: { file: File; reason: RefusalReason }[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file);
    if (reason) refused.push({ file, reason });
    else accepted.push(file);
  }
  return { accepted, refused };

  function reasonAgainst(file: File): RefusalReason | null {
    if (acceptedFileTypes && !acceptedFileTypes.some((type) => matches(file, type))) return 'type';
    if (maxBytes !== undefined && file.size > maxBytes) return 'size';
    return !allowsMultiple && accepted.length > 0 ? 'count' : null;
  }
}

function matches(file: File, type: string) {
  const wanted = type.trim().toLowerCase();
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return file.type.toLowerCase().startsWith(wanted.slice(0, -1));
  return file.type.toLowerCase() === wanted;
}
