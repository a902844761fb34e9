import type { Language, OccupationBookFacts } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';

interface SourceLinkProps {
  source: OccupationBookFacts['source'];
  language: Language;
}

/** What the entries were taken from, as a link where it has an address. */
export function SourceLink({ source: { title, url }, language }: SourceLinkProps) {
  const lang = language === 'en' && /\p{Script=Han}/u.test(title) ? 'zh-Hans' : undefined;
  if (url === undefined || !/^https?:\/\//i.test(url)) return <span lang={lang}>{title}</span>;
  return (
    <Link variant="inline" href={url} target="_blank" rel="noopener noreferrer">
      <span lang={lang}>{title}</span>
    </Link>
  );
}
