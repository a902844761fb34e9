import { createContentSearch, quietClient } from '@college/api-client';
import type { SearchHit, SearchTarget } from '@college/curriculum-model';
import { ContentSearch } from '@college/curriculum-widgets/search/ContentSearch';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { basePath } from '../router';
import { courseUnitPath, majorHomePath } from '../search/coursePaths';
import { useServices } from '../services';

/** The search of the top bar; a hit opens the page where it stands. */
export function ShellFind() {
  const { client } = useServices();
  const router = useRouter();
  const source = useMemo(() => createContentSearch(quietClient(client)), [client]);
  return <ContentSearch source={source} hrefOf={placeOf} onOpen={(href) => router.history.push(href)} />;
}

/** An indicator point stands in its major, everything else in its course unit. */
function placeOf({ majorId, courseId }: SearchHit, target: SearchTarget): string | undefined {
  if (majorId === undefined) return undefined;
  if (target === 'indicator') return `${basePath}${majorHomePath({ majorId })}`;
  return courseId === undefined ? undefined : `${basePath}${courseUnitPath({ majorId, courseUnitId: courseId })}`;
}
