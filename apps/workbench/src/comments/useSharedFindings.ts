import { findingsByPlace } from '@college/curriculum-model';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { courseFindingsOptions } from '../courses/courseFindings';
import { useMajor } from '../courses/useMajor';
import { useServices } from '../services';
import { share } from './commentsStore';
import { useHasActed } from './useHasActed';

/** Reads what the rules find in a course unit once somebody works on the page, and again after each change, for the marks at its places. Without an answer there are no such marks. */
export function useSharedFindings(majorId: number, courseId: number): void {
  const { client } = useServices();
  const { major } = useMajor(majorId);
  const hasActed = useHasActed();
  const options = courseFindingsOptions(client, { majorId, draft: major?.edition }, courseId);
  const { data } = useQuery({ ...options, enabled: hasActed && major !== undefined });
  useEffect(() => {
    const findings = (data ?? []).map(({ finding }) => finding);
    share({ findings: findingsByPlace(findings, courseId) });
  }, [data, courseId]);
}
