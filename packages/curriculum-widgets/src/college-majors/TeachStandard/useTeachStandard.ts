import { useEffect, useState } from 'react';
import { messageOf } from '../../course-units/messageOf';
import type { CatalogueCategory, TeachStandardSource } from './TeachStandardSource';

/** How the catalogue stands: on its way, here, or not to be had. */
export type CatalogueRequest =
  | { status: 'loading' }
  | { status: 'done'; categories: readonly CatalogueCategory[] }
  | { status: 'failed'; message: string };

/** Reads the catalogue, again in another language and after a failure. */
export function useTeachStandard(source: TeachStandardSource, language: string) {
  const [request, setRequest] = useState<CatalogueRequest>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    source.listStandardsCatalogue({ signal }).then(
      (categories) => signal.aborted || setRequest({ status: 'done', categories }),
      (error: unknown) => signal.aborted || setRequest({ status: 'failed', message: messageOf(error) }),
    );
    return () => controller.abort();
  }, [source, language, attempt]);

  return {
    request,
    retry() {
      setRequest({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
