import { DocsContext } from '@storybook/addon-docs/blocks';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { localeOf, tokens, UiProvider, type Density, type Theme } from '@college/ui/theme';
import { useContext, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { allStories } from '../widget-page/sources';
import { addressBar, addressOf, askedBy, filterChanged } from './address';
import { stateRows } from './coverage';
import { FilterBar } from './FilterBar';
import { byWidget, filterOfStory, filterRows, searchWords } from './filter';
import { statesMessages } from './messages';
import { useToolbar } from './useToolbar';
import { WidgetStates } from './WidgetStates';

/** Every specified state with its stories, in the language and theme of the toolbar. */
export function StatesPage({ address }: { address?: string }) {
  const { language, theme, density } = useToolbar();
  return (
    <UiProvider
      className="sb-unstyled"
      locale={localeOf(language as string | undefined)}
      theme={theme as Theme | undefined}
      density={density as Density | undefined}
    >
      <Ground>
        <States address={address ?? addressBar()} />
      </Ground>
    </UiProvider>
  );
}

function States({ address }: { address: string }) {
  const text = useMessages(statesMessages);
  const { channel } = useContext(DocsContext);
  const rows = useMemo(() => stateRows(allStories), []);
  const [{ story, ...asked }] = useState(() => askedBy(address));
  const [filter, setFilter] = useState(() => (story ? filterOfStory(rows, story) : asked));
  useEffect(() => {
    channel.emit(filterChanged, addressOf(filter));
  }, [channel, filter]);

  const shown = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const isFiltered = Boolean(filter.widget) || searchWords(filter.find ?? '').length > 0;
  const hasNoState = story !== undefined && !filterOfStory(rows, story).state;
  return (
    <>
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <p>{text.shortcut}</p>
      <FilterBar
        filter={filter}
        widgets={byWidget(rows).map(([widget]) => widget)}
        onChange={setFilter}
        shown={shown.length}
        all={rows.length}
      />
      {hasNoState && <Note variant="info">{text.noState}</Note>}
      {shown.length === 0 && <EmptyState role={undefined} title={text.nothing} hint={text.nothingHint} />}
      {byWidget(shown).map(([widget, own]) => (
        <WidgetStates
          key={widget}
          widget={widget}
          rows={own}
          marked={filter.state}
          isOpen={isFiltered || own.some(({ id }) => id === filter.state)}
        />
      ))}
    </>
  );
}

/* Inside the provider: a styled component keeps a prop called theme to itself. */
const Ground = styled.div`
  padding: ${tokens.space[6]};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};

  h1 {
    margin: 0 0 ${tokens.space[2]};
    font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
  }
  p {
    margin: 0 0 ${tokens.space[1]};
    max-inline-size: ${tokens.size.readMax};
  }
`;
