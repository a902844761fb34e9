import { cutKeyword } from '@college/curriculum-model';
import { useState } from 'react';
import { useAnswer } from '../../support/useAnswer';
import type { WorkbenchHomeSource } from './WorkbenchHomeSource';

/** How many majors the workbench lists; the others are found by name. */
export const majorPageSize = 8;

interface UseMajorsOptions {
  source: Pick<WorkbenchHomeSource, 'listMajors'>;
  language: string;
  defaultKeyword: string;
}

/** The majors whose name holds the keyword; what was found before stays until the new answer is here. */
export function useMajors({ source, language, defaultKeyword }: UseMajorsOptions) {
  const [keyword, setKeyword] = useState(() => cutKeyword(defaultKeyword));
  const [isMany, setMany] = useState(false);
  const trimmed = keyword.trim();
  const { request, retry } = useAnswer(`${language} ${trimmed}`, async (options) => {
    const query = { pageNum: 1, pageSize: majorPageSize, keyword: trimmed || undefined, lang: language };
    const { pageInfo } = await source.listMajors(query, options);
    if (trimmed === '' && !options.signal.aborted) setMany(pageInfo.total > majorPageSize);
    return pageInfo;
  });
  return {
    majors: request,
    keyword,
    /** A search for two or three majors would be one more thing to read. */
    isSearchOffered: isMany || defaultKeyword !== '' || keyword !== '',
    search: setKeyword,
    retry,
  };
}
