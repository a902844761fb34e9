import type { Edition } from '@college/curriculum-model';
import { useMemo } from 'react';
import { useAnswer } from '../../support/useAnswer';
import { treeOf } from './editionRows';
import type { EditionListSource } from './EditionListSource';

interface UseEditionsOptions {
  source: EditionListSource;
  majorId: number;
  /** A change of language reads the list again. */
  language: string;
}

/** The editions of a major at once, and their figures when they are compared. */
export function useEditions({ source, majorId, language }: UseEditionsOptions) {
  const key = `${majorId} ${language}`;
  const list = useAnswer(key, async (options) => source.listEditions(majorId, options));
  const known = list.request.status === 'done' ? list.request.answer : null;
  // Asked for behind the list itself, and again whenever that was answered anew.
  const compared = useAnswer(known && known.length > 0 ? `${key} ${versionsOf(known)}` : null, async (options) =>
    source.listEditions(majorId, { ...options, figures: true }),
  );
  const figures = compared.request.status === 'done' ? compared.request.answer : compared.last;
  const isComparing = known !== null && known.length > 0 && figures === null && compared.request.status === 'loading';
  const tree = useMemo(() => known && treeOf(withFigures(known, figures ?? [])), [known, figures]);
  return {
    request: list.request,
    tree,
    // The column has its place before its figures come.
    hasFigures:
      isComparing || (known !== null && (figures ?? []).some((edition) => edition.figures && known.some(({ id }) => id === edition.id))),
    isComparing,
    areFiguresMissing: compared.request.status === 'failed',
    isPending: list.isPending,
    retry: list.retry,
    reload() {
      list.reload();
      compared.reload();
    },
  };
}

function versionsOf(editions: readonly Edition[]): string {
  return editions.map(({ id, version }) => `${id}.${version}`).join(' ');
}

function withFigures(editions: readonly Edition[], compared: readonly Edition[]): Edition[] {
  const figuresOf = new Map(compared.map(({ id, figures }) => [id, figures]));
  return editions.map((edition) => ({ ...edition, figures: figuresOf.get(edition.id) ?? edition.figures }));
}
