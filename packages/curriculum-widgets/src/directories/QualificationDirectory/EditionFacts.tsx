import { inLanguage, isWebLink, type Bilingual, type Language } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { qualificationDirectoryMessages } from './messages';

interface EditionFactsProps {
  edition: Bilingual;
  url: string | undefined;
  language: Language;
  /** How many qualifications there are, in words. */
  count: string;
}

/** Which edition the rows are of, with the way to the published one, and how many there are. */
export function EditionFacts({ edition, url, language, count }: EditionFactsProps) {
  const text = useMessages(qualificationDirectoryMessages);
  const name = inLanguage(edition, language);
  return (
    <>
      {url !== undefined && isWebLink(url) ? (
        <Link variant="inline" href={url} target="_blank" rel="noopener noreferrer">
          {name}
          <VisuallyHidden>{text.newTab}</VisuallyHidden>
        </Link>
      ) : (
        name
      )}
      {` · ${count}`}
    </>
  );
}
