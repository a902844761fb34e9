import { courseLineageOf, findingsByPlace } from '@college/curriculum-model';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { courseFindingsOptions } from '../courses/courseFindings';
import { useMajor } from '../courses/useMajor';
import { useServices } from '../services';
import { share } from './commentsStore';

/** Reads behind the page what the rules find in a course unit, and again after each change of it, for the marks at its places. Without an answer there are no such marks. */
export function useSharedFindings(majorId: number, courseId: number): void {
  const { client } = useServices();
  const { major } = useMajor(majorId);
  const isIdle = useIdle();
  const options = courseFindingsOptions(client, { majorId, draft: major?.edition }, courseId);
  const { data } = useQuery({ ...options, enabled: isIdle && major !== undefined });
  useEffect(() => {
    const [first] = data ?? [];
    const lineage = first && courseLineageOf(first.finding.at);
    const findings = (data ?? []).map(({ finding }) => finding);
    share({ findings: lineage === undefined ? new Map() : findingsByPlace(findings, { lineage, courseId }) });
  }, [data, courseId]);
}

/** Longest wait for an idle browser, in milliseconds. */
const longestWait = 2000;

/** Whether the browser has been idle since the page rendered. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setIdle(true), { timeout: longestWait });
    return () => cancelIdleCallback(idle);
  }, []);
  return isIdle;
}
