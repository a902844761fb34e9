import { useLocale, useMessages } from '../messages';
import { fileTriggerMessages } from './messages';
import { sortFiles, type FileLimits, type RefusalReason } from './sortFiles';

/** A rejected file with a message that says why and what to do. */
export interface FileRefusal {
  file: File;
  reason: RefusalReason;
  message: string;
}

export interface FileSorterProps extends FileLimits {
  /** The files that may be taken, never empty. */
  onSelect?: (files: File[]) => void;
  /** The files that were not even read, each with its sentence, never empty. */
  onRefuse?: (refusals: FileRefusal[]) => void;
}

/** Hands files on to `onSelect` or, with a sentence in the user's language, to `onRefuse`. */
export function useFileSorter({ onSelect, onRefuse, ...limits }: FileSorterProps) {
  const text = useMessages(fileTriggerMessages);
  const { locale } = useLocale();
  const megabytes = (bytes: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1024 / 1024);

  function sentenceFor({ name, size }: File, reason: RefusalReason) {
    const accepted = limits.acceptedFileTypes?.map((type) => type.replace(/^\w+\//, '.')).join(text.or) ?? text.otherTypes;
    if (reason === 'type') return text.type({ name, accepted });
    if (reason === 'size') return text.size({ name, size: megabytes(size), limit: megabytes(limits.maxBytes ?? 0) });
    return text.count({ name });
  }

  return function take(files: readonly File[]) {
    const { accepted, refused } = sortFiles(files, limits);
    if (refused.length > 0) onRefuse?.(refused.map(({ file, reason }) => ({ file, reason, message: sentenceFor(file, reason) })));
    if (accepted.length > 0) onSelect?.(accepted);
  };
}
