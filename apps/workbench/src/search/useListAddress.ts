import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { basePath } from '../routing/basePath';
import { useLogin } from '../session/useLogin';
import { listPlace, type ListPlace } from './listPlace';
import { stringifySearchParams, type SearchParams } from './searchParams';

/** Where each list was left, by person, page and what the list is of; for as long as the tab is open. */
const left = new Map<string, SearchParams>();

/** What an address says of a list: its page, keyword, order, filters and columns. */
export interface ListAddress {
  /** The parameters of the list, and those of its page. */
  search: SearchParams;
  /** What a saved view keeps of the list: all of it but the page. */
  view: SearchParams;
  /** The address of the list as it is shown with these parameters of it. */
  hrefOf: (params: Readonly<SearchParams>) => string;
  /** Shows the list otherwise; parameters that are not named are taken off the address. */
  show: (params: Record<string, unknown>) => void;
}

/**
 * The state of a list, kept in the address: `names` are its parameters beside page, keyword, order and hidden columns. Whoever comes back by a link that says
 * nothing of it, or only the page, finds the list as it was left.
 */
export function useListAddress(path: string, names: readonly string[] = []): ListAddress {
  const router = useRouter();
  const userId = useLogin()?.user.id;
  const search: SearchParams = useSearch({ strict: false });
  const place = listPlace(search, names);
  const key = `${userId} ${path} ${stringifySearchParams(place.of)}`;
  const address = (now: ListPlace) => `${basePath}${path}${stringifySearchParams({ ...now.of, ...now.list })}`;
  const now = JSON.stringify(place.list);
  // Looked at once for each list that is opened, until its address says it: what is changed afterwards is changed here.
  const [opened, setOpened] = useState({ key: '', now: '', restored: null as SearchParams | null });
  if (opened.key !== key) setOpened({ key, now, restored: place.restoredFrom(left.get(key)) });
  else if (opened.restored && opened.now !== now) setOpened({ ...opened, restored: null });
  const restored = opened.key === key && opened.now === now ? opened.restored : null;
  const shown = restored ?? place.list;
  const target = restored && address({ of: place.of, list: restored });

  useEffect(() => {
    if (target !== null) router.history.replace(target);
  }, [router, target]);
  const written = JSON.stringify(shown);
  useEffect(() => {
    left.set(key, JSON.parse(written) as SearchParams);
  }, [key, written]);

  return {
    search: { ...place.of, ...shown },
    view: listPlace(shown, names).view,
    hrefOf: (params) => address({ of: place.of, list: params }),
    show: ({ page, ...params }) => {
      const list = { page: typeof page === 'number' && page > 1 ? page : undefined, ...params } as unknown as SearchParams;
      router.history.replace(address({ of: place.of, list }));
    },
  };
}
