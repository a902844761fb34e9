import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Tab, TabList, TabPanel, Tabs } from '@college/ui/Tabs';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { manageTabs, type ManageTab } from './manageTabs';
import { managePageMessages } from './messages';

export interface ManagePageProps {
  /** The parts that the person has a right to; the others have no tab. */
  parts: Partial<Record<ManageTab, ReactNode>>;
  /** The part on show; one that is not there leads to the first. */
  tab?: string;
  /** Called with the part that the user selects. */
  onTabChange?: (tab: ManageTab) => void;
  /** Links to pages of their own, in the head. */
  actions?: ReactNode;
  /** Shown in place of the parts for those who have a right to none. */
  children?: ReactNode;
}

/** The frame of the administration: one tab for each part. */
export function ManagePage({ parts, tab, onTabChange, actions, children }: ManagePageProps) {
  const text = useMessages(managePageMessages);
  const shown = manageTabs.filter((id) => parts[id] !== undefined);
  const selected = shown.find((id) => id === tab) ?? shown[0];
  return (
    <Page aria-label={text.title}>
      <PageHeader title={text.title} actions={actions} />
      {selected === undefined ? (
        children
      ) : (
        <Tabs
          selectedKey={selected}
          onSelectionChange={(key) => {
            const chosen = shown.find((id) => id === key);
            if (chosen) onTabChange?.(chosen);
          }}
        >
          <TabList aria-label={text.tabs}>
            {shown.map((id) => (
              <Tab key={id} id={id}>
                {text[id]}
              </Tab>
            ))}
          </TabList>
          {shown.map((id) => (
            <TabPanel key={id} id={id}>
              {parts[id]}
            </TabPanel>
          ))}
        </Tabs>
      )}
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[3]};
`;
