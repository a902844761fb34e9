import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { styled } from 'styled-components';
import { waitingMessages } from './messages';
import { DateTime } from '../../../support/dateTime';
import { langOf } from '../../../support/langOf';
import { useLanguage } from '../../../support/useLanguage';
import type { RecentPlace } from '../WorkbenchHomeSource';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from '../sections/HomeSection';

const shown = 6;

export interface RecentSectionProps {
  recents: readonly RecentPlace[];
}

/** The pages that the person opened last. */
export function RecentSection({ recents }: RecentSectionProps) {
  const text = useMessages(waitingMessages);
  const language = useLanguage();
  return (
    <HomeSection title={text.recents}>
      <Ledger>
        {recents.slice(0, shown).map(({ id, title, context, href, at }) => (
          <LedgerRow key={id}>
            <RowWords>
              <Name href={href} lang={langOf(title, language)}>
                {title}
              </Name>
              {context && <Muted lang={langOf(context, language)}>{context}</Muted>}
            </RowWords>
            {at !== undefined && (
              <Muted>
                <DateTime value={new Date(at).toISOString()} precision="minute" />
              </Muted>
            )}
          </LedgerRow>
        ))}
      </Ledger>
    </HomeSection>
  );
}

const Name = styled(Link)`
  justify-self: start;
`;
