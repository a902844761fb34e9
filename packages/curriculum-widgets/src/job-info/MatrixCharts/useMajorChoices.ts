import type { MajorListItem } from '@college/curriculum-model';
import { useEffect, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { MatrixChartsSource } from './MatrixChartsSource';

/** As many majors as one reply holds. */
const pageSize = 200;

type Majors = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; list: readonly MajorListItem[] };

/** The majors within reach, to choose one of them. */
export function useMajorChoices(source: Pick<MatrixChartsSource, 'listMajors'>, language: string) {
  const [majors, setMajors] = useState<Majors>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    source.listMajors({ pageNum: 1, pageSize, lang: language }, { signal }).then(
      ({ pageInfo: { list } }) => signal.aborted || setMajors({ status: 'ready', list }),
      (error: unknown) => signal.aborted || setMajors({ status: 'failed', message: messageOf(error) }),
    );
    return () => controller.abort();
  }, [source, language, attempt]);

  return { majors, retry: () => setAttempt((count) => count + 1) };
}

/** Which major a person looks for first: one with courses that they may edit, else any with courses. */
export function ownMajor(list: readonly MajorListItem[]): MajorListItem | undefined {
  const taught = list.filter(({ courseCount }) => courseCount > 0);
  return taught.find(({ edit }) => edit) ?? taught[0] ?? list[0];
}
