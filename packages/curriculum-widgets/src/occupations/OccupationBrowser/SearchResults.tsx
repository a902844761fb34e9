import { searchLimit, type Language } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { EntryHeading } from './entryParts';
import { EntryList } from './EntryList';
import { occupationBrowserMessages } from './messages';
import type { BookPlace, BookSearch } from './occupationBrowserState';
import { Muted } from '../../support/textParts';

interface SearchResultsProps {
  search: BookSearch;
  language: Language;
  hrefOf?: (place: BookPlace) => string;
  onGo: (place: BookPlace) => void;
}

/** What a keyword found: codes and titles with the hit marked. */
export function SearchResults({ search: { keyword, found }, ...rest }: SearchResultsProps) {
  const text = useMessages(occupationBrowserMessages);
  const name = text.results({ keyword });
  return (
    <>
      <Head>
        <EntryHeading tabIndex={-1} data-part="heading">
          {name}
        </EntryHeading>
        {found.status === 'done' && found.entries.length > 0 && <Muted>{text.found({ count: found.entries.length })}</Muted>}
      </Head>
      {found.status === 'done' && found.entries.length === 0 && (
        <EmptyState title={text.none} hint={text.noneFound({ keyword })} mark={null} />
      )}
      {found.status === 'done' && found.entries.length > 0 && (
        <EntryList entries={found.entries} label={name} marks={keyword} keyword={keyword} {...rest} />
      )}
      {found.status === 'done' && found.entries.length >= searchLimit && <Muted>{text.tooMany({ count: found.entries.length })}</Muted>}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[4]};
`;
