import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FirstStepsMemory } from '../../overview/FirstSteps';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { majorHomeMessages } from './messages';

/** How much of a major exists before its first course. */
export interface RequirementCounts {
  count: number;
  indicatorCount: number;
}

export interface NoCourseProps {
  /** What the major has besides courses; null where nobody knows. */
  requirements: RequirementCounts | null;
  /** Without it the next step is somebody else's. */
  onAddCourse?: () => void;
  onOpenMajor?: () => void;
  /** Whether the person wants to see the first steps; without it they are not offered. */
  firstSteps?: FirstStepsMemory;
  majorMatrixHref?: string;
}

const steps = lazyPart(async () => (await import('../../overview/FirstSteps')).FirstSteps);

/** A major without courses: what it has, and what comes next. */
export function NoCourse({ requirements, onAddCourse, onOpenMajor, firstSteps, majorMatrixHref }: NoCourseProps) {
  const text = useMessages(majorHomeMessages);
  const { Part: FirstSteps } = useLazyPart(steps);
  const isOffered = firstSteps !== undefined && onAddCourse !== undefined && FirstSteps !== undefined;
  const [isShown, setShown] = useState(() => firstSteps?.isDismissed('major') === false);
  const hasIndicators = requirements !== null && requirements.indicatorCount > 0;
  return (
    <>
      <EmptyState title={text.noData} hint={whatIsThere()} action={isOffered && isShown ? undefined : nextStep()} />
      {isOffered && (
        <Centred>
          <FirstSteps
            kind="major"
            memory={firstSteps}
            onShownChange={setShown}
            doneSteps={hasIndicators ? ['requirements'] : []}
            acts={{
              ...(onOpenMajor && { requirements: { onPress: onOpenMajor } }),
              courses: { onPress: onAddCourse },
              ...(majorMatrixHref !== undefined && hasIndicators && { support: { href: majorMatrixHref } }),
            }}
          />
        </Centred>
      )}
    </>
  );

  function whatIsThere() {
    if (!requirements) return text.noDataHint;
    return requirements.count === 0 ? text.nothingYet : text.requirementsOnly(requirements);
  }

  // Requirements first: without an indicator point no goal of a course has a place.
  function nextStep() {
    if (requirements?.indicatorCount === 0 && onOpenMajor) return <Button onPress={onOpenMajor}>{text.writeRequirements}</Button>;
    return onAddCourse && <Button onPress={onAddCourse}>{text.addFirst}</Button>;
  }
}

const Centred = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${tokens.size.readMax});
  justify-content: center;
`;
