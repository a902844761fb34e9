import { publishedPaper, replyCodes, syllabusDocument, type DocumentLanguages, type PublishedEdition } from '@college/curriculum-model';
import { useMemo } from 'react';
import { useAnswer } from '../../support/useAnswer';
import type { BookletOf } from './useBooklet';
import type { PublishedEditionSource } from './PublishedEditionSource';

interface Options {
  source: PublishedEditionSource;
  of: BookletOf | undefined;
  /** The lineage of a course; the home without. */
  course: number | undefined;
  languages: DocumentLanguages;
}

/** A link that nobody made or that was revoked, or a text of a form that no link has. */
const refusals: readonly string[] = [replyCodes.notFound, replyCodes.validation];

/** A published edition or one of its courses as paper. What leads to no edition is told apart from what failed. */
export function usePublishedEdition({ source, of, course, languages }: Options) {
  const key = of && ('link' in of ? of.link : of.id);
  const read = (options: { signal: AbortSignal }) => load(source, of, { ...options, part: course });
  const { request, last, isPending, reload } = useAnswer(key === undefined ? null : `${key} ${course ?? ''}`, read, { keepsLast: false });
  const answer = request.status === 'done' ? request.answer : null;
  const paper = useMemo(() => paperOf(answer, languages), [answer, languages]);
  const isDead = of === undefined || (request.status === 'done' && answer === null);
  return {
    paper,
    /** What the edition says of itself; it stays while another part of it is read. */
    edition: isDead ? undefined : last?.edition,
    isCourse: answer?.course != null,
    isDead,
    isLoading: !isDead && request.status === 'loading',
    failure: request.status === 'failed' && !isDead ? { message: request.message, isRetrying: isPending } : null,
    retry: reload,
  };
}

async function load(
  source: PublishedEditionSource,
  of: BookletOf | undefined,
  options: { part: number | undefined; signal: AbortSignal },
): Promise<PublishedEdition | null> {
  if (of === undefined) return null;
  if ('id' in of) return source.loadPublishedEdition(of.id, options);
  try {
    return await source.loadPublicEdition(of.link, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusals.includes(String(error.code))) return null;
    throw error;
  }
}

function paperOf(answer: PublishedEdition | null, languages: DocumentLanguages) {
  if (answer?.course) return syllabusDocument(answer.course.report, languages);
  return answer?.home ? publishedPaper({ edition: answer.edition, home: answer.home }, languages) : undefined;
}
