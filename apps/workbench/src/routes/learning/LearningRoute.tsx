import { createOverview, quietClient } from '@college/api-client';
import { MyCourses, type MyCoursePlaces } from '@college/curriculum-widgets/overview/MyCourses';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { useSettings } from '../../preferences/settings';
import { routeTitles } from '../../routing/routeTitles';
import { courseUnitPath, matrixPath, reportPath } from '../../search/coursePaths';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';

const places: MyCoursePlaces = {
  course: ({ id, majorId }) => courseUnitPath({ majorId, courseUnitId: id }),
  matrix: ({ id, majorId }) => matrixPath({ majorId, courseId: id }),
  report: ({ id, majorId }) => reportPath({ majorId, courseUnitId: id }),
};

/** /college/learning: the courses that name this person, with their goals, points and tasks (decision 8). */
export function LearningRoute() {
  const { client } = useServices();
  const { language } = useSettings();
  const titles = useMessages(routeTitles);
  const source = useMemo(() => createOverview(quietClient(client)), [client]);
  useTrail([{ id: 'learning', label: titles.learning }]);
  return (
    <PageBody>
      <MyCourses source={source} language={language} places={places} />
    </PageBody>
  );
}
