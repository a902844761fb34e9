import type { MajorListItem } from '@college/curriculum-model';
import { useEffect, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { WorkbenchHomeSource } from './WorkbenchHomeSource';

/** How many majors the workbench lists; the others are found by name. */
export const majorPageSize = 8;

type Majors = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; list: MajorListItem[]; total: number };

interface UseMajorsOptions {
  source: Pick<WorkbenchHomeSource, 'listMajors'>;
  language: string;
  defaultKeyword: string;
}

/** The majors whose name holds the keyword; what was found before stays until the new answer is here. */
export function useMajors({ source, language, defaultKeyword }: UseMajorsOptions) {
  const [keyword, setKeyword] = useState(defaultKeyword);
  const [attempt, setAttempt] = useState(0);
  const [majors, setMajors] = useState<Majors>({ status: 'loading' });
  const [isMany, setMany] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const request = { pageNum: 1, pageSize: majorPageSize, keyword: keyword.trim() || undefined, lang: language };
    source.listMajors(request, { signal }).then(
      ({ pageInfo: { list, total } }) => {
        if (signal.aborted) return;
        setMajors({ status: 'ready', list, total });
        if (request.keyword === undefined) setMany(total > majorPageSize);
      },
      (error: unknown) => {
        if (!signal.aborted) setMajors({ status: 'failed', message: messageOf(error) });
      },
    );
    return () => controller.abort();
  }, [source, keyword, language, attempt]);

  return {
    majors,
    keyword,
    /** A search for two or three majors would be one more thing to read. */
    isSearchOffered: isMany || defaultKeyword !== '' || keyword !== '',
    search: setKeyword,
    retry() {
      setMajors({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
