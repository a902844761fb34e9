import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { workbenchMessages } from '../../messages';

/** Rendered where the URL names no major, with a link to the list of majors. */
export function NoMajor() {
  const text = useMessages(workbenchMessages);
  return <EmptyState isPage title={text.noMajor} hint={text.noMajorHint} action={<Link href="/major/list">{text.chooseMajor}</Link>} />;
}
