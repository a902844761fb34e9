import { createCompletion, quietClient } from '@college/api-client';
import type { CompletionTarget } from '@college/curriculum-model';
import { DataCheck } from '@college/curriculum-widgets/completion/DataCheck';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../router';
import { courseMatrixPath } from '../../search/coursePaths';
import { useServices } from '../../services';
import { useCardChanges } from './useCardChanges';

/** Screens of findings that can be opened: those of this page, and the course matrix on its own. */
const openable: readonly CompletionTarget['screen'][] = ['detail', 'points', 'goals', 'courseMatrix'];

/** The data check of the open unit; whether it is expanded is kept for each person. */
export function DataCheckConnector({ unit }: { unit: OpenCourseUnit }) {
  const { client, session } = useServices();
  const router = useRouter();
  const { browserStorage } = useSettings();
  const source = useMemo(() => createCompletion(quietClient(client)), [client]);
  const cardChanges = useCardChanges(unit.majorId);
  const storageKey = `dataCheck.${session.loginInfo()?.data.user.id ?? ''}`;
  const [isExpanded, setExpanded] = useState(() => browserStorage.getItem(storageKey) !== 'collapsed');
  return (
    <DataCheck
      source={source}
      courseId={unit.id}
      course={unit.course}
      revision={`${unit.course.version}/${cardChanges}`}
      isExpanded={isExpanded}
      onExpandedChange={(next) => {
        browserStorage.setItem(storageKey, next ? 'expanded' : 'collapsed');
        setExpanded(next);
      }}
      canOpen={({ screen }) => openable.includes(screen)}
      onOpen={(target) => {
        if (target.screen === 'courseMatrix')
          router.history.push(`${basePath}${courseMatrixPath({ majorId: unit.majorId, courseId: unit.id })}`);
        else unit.controls.openField(target);
      }}
    />
  );
}
