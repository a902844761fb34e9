import { createGoals, quietClient } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { hasNoGoals } from '@college/curriculum-model';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { FirstSteps, type FirstStepId } from '@college/curriculum-widgets/overview/FirstSteps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstStepsMemory } from '../../preferences/firstSteps';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

/** What comes first in a course that was empty when it was opened; the steps stay until the page is left, and are ticked as they are done. */
export function CourseFirstSteps({ unit: { id, majorId, course, pointCount, controls } }: { unit: OpenCourseUnit }) {
  const { client } = useServices();
  const { browserStorage } = useSettings();
  const userId = useLogin()?.user.id;
  // Below the cards, which are asked again when goals change.
  const isWithoutGoals = useQuery({
    queryKey: [...queryKeys.courseCards(majorId), 'goals', id],
    queryFn: async ({ signal }) => hasNoGoals(await createGoals(quietClient(client)).loadGoals(id, majorId, { signal })),
  }).data;
  const [wasEmpty, setWasEmpty] = useState<boolean>();
  if (wasEmpty === undefined && isWithoutGoals !== undefined) setWasEmpty(isWithoutGoals);
  if (!wasEmpty || userId === undefined) return null;

  const isDone = { goals: !isWithoutGoals, chapters: course.courseMatrixVOS.length > 0, points: pointCount > 0 };
  const parts = ['goals', 'chapters', 'points'] as const;
  return (
    <FirstSteps
      kind="course"
      memory={firstStepsMemory(browserStorage, userId)}
      doneSteps={parts.filter((part): part is FirstStepId & typeof part => isDone[part])}
      acts={Object.fromEntries(parts.map((part) => [part, { onPress: () => controls.begin(part) }]))}
    />
  );
}
