import type { ReceiptDetail } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { mergeReceiptMessages } from './messages';

interface PublishedNoteProps {
  published: NonNullable<ReceiptDetail['published']>;
  /** Where it can be read. */
  href: string | undefined;
}

/** That the merge published an edition, with the way to it. */
export function PublishedNote({ published: { name, entryYear }, href }: PublishedNoteProps) {
  const text = useMessages(mergeReceiptMessages);
  return (
    <Note variant="info" action={href !== undefined && <Link href={href}>{text.openPublished}</Link>}>
      {text.published({ name, year: entryYear })}
    </Note>
  );
}
