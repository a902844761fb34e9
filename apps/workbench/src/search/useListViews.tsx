import { LaterSavedViews, type SavedView, type SavedViewsSource } from '@college/curriculum-widgets/search/SavedViews';
import { useMessages } from '@college/ui/messages';
import { useState, type ReactNode } from 'react';
import { createSavedViews } from '../preferences/savedViews';
import { useSettings } from '../preferences/settings';
import { useLogin } from '../session/useLogin';
import { listViewMessages } from './messages';
import type { ListAddress } from './useListAddress';

interface ListViewsOptions {
  /** The list, by its path: where the person's own views of it are kept. */
  list: string;
  address: ListAddress;
  /** Views that everybody has, after the one of all rows. */
  fixedViews?: readonly SavedView[];
  /** What the filter on show is called, from general to particular; the keyword is added. */
  filterNames?: readonly (string | undefined)[];
  countRows: NonNullable<SavedViewsSource['countRows']>;
}

/** The views of a list whose state is in the address, above its toolbar; `onRowsChange` has their rows counted again. */
export function useListViews({ list, address, fixedViews = [], filterNames = [], countRows }: ListViewsOptions): {
  views: ReactNode;
  onRowsChange: () => void;
} {
  const text = useMessages(listViewMessages);
  const { browserStorage } = useSettings();
  const userId = useLogin()?.user.id;
  const [revision, setRevision] = useState(0);
  const { view, hrefOf, show } = address;
  return {
    views: userId !== undefined && (
      <LaterSavedViews
        source={{ ...createSavedViews(browserStorage, { userId, list }), countRows }}
        fixedViews={[{ name: text.everything, params: {} }, ...fixedViews]}
        params={view}
        suggestedName={[...filterNames, view.keyword].filter(Boolean).join(text.comma)}
        hrefOf={hrefOf}
        onShow={show}
        revision={revision}
      />
    ),
    onRowsChange: () => setRevision((count) => count + 1),
  };
}
