import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { styled } from 'styled-components';
import { workbenchHomeMessages } from '../messages';
import type { RecentPlace } from '../WorkbenchHomeSource';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from './HomeSection';

const shown = 6;

/** The pages that the person opened last. */
export function RecentSection({ recents }: { recents: readonly RecentPlace[] }) {
  const text = useMessages(workbenchHomeMessages);
  return (
    <HomeSection title={text.recents}>
      <Ledger>
        {recents.slice(0, shown).map(({ id, title, context, href }) => (
          <LedgerRow key={id}>
            <RowWords>
              <Name href={href}>{title}</Name>
              {context && <Muted>{context}</Muted>}
            </RowWords>
          </LedgerRow>
        ))}
      </Ledger>
    </HomeSection>
  );
}

const Name = styled(Link)`
  justify-self: start;
`;
