import type { EditionRef, ToldFinding } from '@college/curriculum-model';
import { useMemo } from 'react';
import { useShownQuery } from '../../support/recordList/useShownQuery';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import {
  compareFindings,
  countLevels,
  everyFinding,
  filterFindings,
  groupFindings,
  unfoldedGroups,
  type FindingListQuery,
} from './findingGroups';
import type { FindingListSource } from './FindingListSource';
import { ofCourses } from './ofCourses';

/** Rows of a group that are shown before the others are asked for. */
export const shownOfGroup = 50;

interface UseFindingListOptions {
  source: FindingListSource;
  edition: EditionRef;
  former: EditionRef | undefined;
  courseIds: readonly number[] | undefined;
  query: FindingListQuery | undefined;
  onQueryChange: ((query: FindingListQuery) => void) | undefined;
}

const firstQuery: FindingListQuery = { ...everyFinding, grouping: 'rule' };

/** The findings of a state as the filter leaves them, in groups. A former state is asked for beside it; where that cannot be had, nothing is called new. */
export function useFindingList({ source, edition, former, courseIds, ...controlled }: UseFindingListOptions) {
  const language = useLanguage();
  const { query, change, type, settle } = useShownQuery({ firstQuery, ...controlled });
  const load = (ref: EditionRef) => async (options: { signal: AbortSignal }) => {
    const found = await source.loadFindings(ref, options);
    return courseIds ? ofCourses(found, courseIds) : found;
  };
  const answer = useAnswer(`${edition} ${language}`, load(edition));
  const before = useAnswer(former === undefined ? null : `${former} ${language}`, load(former!));
  const { last: found, request } = answer;
  const { last: past } = before;

  const compared = useMemo(() => {
    if (!found || !past) return null;
    return compareFindings(found, [...past.findings, ...(past.accepted ?? []).map(({ finding }) => finding)]);
  }, [found, past]);
  const groups = useMemo(() => {
    const isNew = ({ id }: ToldFinding) => compared?.newIds.has(id) ?? false;
    return groupFindings(filterFindings(found?.findings ?? [], query, { language, isNew }), query.grouping, language);
  }, [found, query, language, compared]);
  const unfolded = useMemo(() => unfoldedGroups(groups, shownOfGroup), [groups]);
  const counts = useMemo(() => countLevels(found?.findings ?? []), [found]);
  const courses = useMemo(() => new Map((found?.courses ?? []).map(({ lineage, courseId }) => [lineage, courseId])), [found]);
  const expired = useMemo(
    () => new Map((found?.ended ?? []).flatMap(({ by, why }) => (why === 'mended' ? [] : [[by.finding, { by, why }] as const]))),
    [found],
  );

  const mended = useMemo(() => (found?.ended ?? []).flatMap(({ by, why }) => (why === 'mended' ? [by] : [])), [found]);

  return {
    language,
    request,
    isPending: answer.isPending,
    retry: answer.retry,
    reload: answer.reload,
    change: answer.change,
    /** Null until it was read. */
    found,
    groups,
    unfolded,
    counts,
    courses,
    /** Acceptances of findings that are open again, by finding. */
    expired,
    /** Acceptances of findings that are not found any more. */
    mended,
    /** What is new and gone since the former state; null without one. */
    compared,
    query,
    /** Filters or groups otherwise. */
    show: change,
    /** Filters by what is being typed. */
    type,
    /** Tells the address of it. */
    settle,
  };
}

/** What `FindingList` shows. */
export type FindingListState = ReturnType<typeof useFindingList>;
