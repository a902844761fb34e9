import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { workbenchMessages } from '../../messages';

/** Stands where the address names no major: says so and leads to the list of majors. */
export function NoMajor() {
  const text = useMessages(workbenchMessages);
  return <EmptyState title={text.noMajor} hint={text.noMajorHint} action={<Link href="/major/list">{text.chooseMajor}</Link>} />;
}
