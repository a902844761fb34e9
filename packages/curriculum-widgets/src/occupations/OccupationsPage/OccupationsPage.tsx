import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Tab, TabList, TabPanel, Tabs } from '@college/ui/Tabs';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { occupationsPageMessages } from './messages';

/** The two views of the occupations, in their order (decision 154). */
export const occupationViewTabs = ['dictionary', 'records'] as const;
/** One view of the occupations. */
export type OccupationViewTab = (typeof occupationViewTabs)[number];

export interface OccupationsPageProps {
  /** The view that shows. @default 'dictionary' */
  view?: OccupationViewTab;
  /** Called with the view that the user selects. */
  onViewChange?: (view: OccupationViewTab) => void;
  /** The browser of the classification. */
  dictionary: ReactNode;
  /** The list of the college's own records, with a heading of its own. */
  records: ReactNode;
}

/** The occupations under two tabs: the classification dictionary to look up, and the records of the college. */
export function OccupationsPage({ view = 'dictionary', onViewChange, dictionary, records }: OccupationsPageProps) {
  const text = useMessages(occupationsPageMessages);
  return (
    <Tabs
      selectedKey={view}
      onSelectionChange={(key) => {
        const chosen = occupationViewTabs.find((one) => one === key);
        if (chosen) onViewChange?.(chosen);
      }}
    >
      <TabList aria-label={text.tabs}>
        {occupationViewTabs.map((one) => (
          <Tab key={one} id={one}>
            {text[one]}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="dictionary">
        <Part>
          <PageHeader title={text.dictionary} facts={text.edition} />
          {dictionary}
        </Part>
      </TabPanel>
      <TabPanel id="records">{records}</TabPanel>
    </Tabs>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;
