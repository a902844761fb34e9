import { findingsByPlace } from '@college/curriculum-model';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { courseFindingsOptions } from '../courses/courseFindings';
import { useMajor } from '../courses/useMajor';
import { useServices } from '../services';
import { share } from './commentsStore';

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

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether the person has moved, pressed or typed since the page rendered: its first view asks for nothing that is read later. */
function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    if (hasActed) return;
    const note = () => setActed(true);
    for (const sign of signs) addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, note);
    };
  }, [hasActed]);
  return hasActed;
}
