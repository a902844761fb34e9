import { createContentSearch, quietClient } from '@college/api-client';
import type { SearchHit, SearchTarget } from '@college/curriculum-model';
import { ContentSearch } from '@college/curriculum-widgets/search/ContentSearch';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { basePath } from '../routing/basePath';
import { hitPath } from '../search/recordPlace';
import { useServices } from '../services';

/** The search of the top bar; a hit opens its page at its row. */
export function ShellFind() {
  const { client } = useServices();
  const router = useRouter();
  const source = useMemo(() => createContentSearch(quietClient(client)), [client]);
  return <ContentSearch source={source} hrefOf={placeOf} onOpen={(href) => router.history.push(href)} />;
}

function placeOf(hit: SearchHit, target: SearchTarget): string | undefined {
  const path = hitPath(hit, target);
  return path && `${basePath}${path}`;
}
