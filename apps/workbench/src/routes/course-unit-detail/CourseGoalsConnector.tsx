import { createGoals, quietClient } from '@college/api-client';
import { coursePageOptions, queryKeys } from '@college/api-client/react';
import { CourseGoals } from '@college/curriculum-widgets/goals/CourseGoals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettings } from '../../preferences/settings';
import { useGoalChanges } from '../../live/goalChanges';
import { goalsOfOutline } from './goalsOfOutline';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { useServices } from '../../services';
import { useTextSaves } from '../../translations/useTextSaves';

interface CourseGoalsConnectorProps {
  majorId: number;
  courseUnitId: number;
  /** Its name as edited, by which goals to start from are found. */
  name?: string;
  isReadOnly: boolean;
  /** Called after goals were added, changed or removed, so that other views of them can reload. */
  onGoalsChange?: () => void;
}

/** The teaching goals of the open course unit, in the words of the installation. */
export function CourseGoalsConnector({ majorId, courseUnitId, name = '', isReadOnly, onGoalsChange }: CourseGoalsConnectorProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const owner = useDraftOwner();
  const { language } = useSettings();
  const source = useMemo(() => createGoals(quietClient(client)), [client]);
  const offerGoals = useMemo(() => goalsOfOutline(client, name), [client, name]);
  const page = useQuery(coursePageOptions(client, language)).data;
  // Goals have versions of their own, which their English counts up.
  const drawing = useTextSaves(courseUnitId);
  return (
    <CourseGoals
      key={drawing}
      {...owner}
      source={source}
      courseId={courseUnitId}
      majorId={majorId}
      isReadOnly={isReadOnly}
      offerGoals={offerGoals}
      revision={useGoalChanges(courseUnitId)}
      labels={page?.goals.values}
      onGoalsChange={() => {
        // A card's progress counts the goals.
        void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
        onGoalsChange?.();
      }}
    />
  );
}
