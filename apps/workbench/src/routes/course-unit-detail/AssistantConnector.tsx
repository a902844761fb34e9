import type { Basis } from '@college/curriculum-model';
import { queryKeys } from '@college/api-client/react';
import { AssistantFill } from '@college/curriculum-widgets/assistant/AssistantFill';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { laterSource } from '../../courses/laterSource';
import { courseUnitPath } from '../../search/coursePaths';
import { outlinesPath } from '../../search/directoryPaths';
import { useServices } from '../../services';

/** The page of what a suggestion rests on. */
function basisHref({ kind, id, majorId }: Basis): string | undefined {
  if (id === undefined) return undefined;
  if (kind === 'outline') return outlinesPath({ id });
  return kind === 'course' ? courseUnitPath({ majorId, courseUnitId: id }) : undefined;
}

interface AssistantConnectorProps {
  unit: OpenCourseUnit;
  /** Fill all: opens the copy wizard, for people who may copy. */
  onOpenCopyWizard: (() => void) | undefined;
}

/** The assistant of the open unit: accepted fields become unsaved changes, accepted points and KSA items are stored. */
export function AssistantConnector({ unit, onOpenCopyWizard }: AssistantConnectorProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const source = useMemo(() => {
    const load = async () => (await import('../../courses/windowSources')).assistantSource(client);
    return laterSource({ client, load, streams: {} });
  }, [client]);
  if (unit.isReadOnly) return null;
  return (
    <AssistantFill
      source={source}
      course={unit.course}
      basisHref={basisHref}
      arePointsLocked={unit.hasImport}
      {...(onOpenCopyWizard && { onOpenCopyWizard })}
      onFill={unit.controls.fill}
      onStored={(stored) => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(unit.majorId) });
        return unit.controls.refreshPoints(stored);
      }}
    />
  );
}
