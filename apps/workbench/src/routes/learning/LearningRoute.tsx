import { createOverview, quietClient } from '@college/api-client';
import { MyCourses, type MyCoursePlaces } from '@college/curriculum-widgets/overview/MyCourses';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMemo } from 'react';
import { useSettings } from '../../preferences/settings';
import { courseUnitPath, courseUnitsPath, matrixPath, reportPath } from '../../search/coursePaths';
import { useServices } from '../../services';

const places: MyCoursePlaces = {
  course: ({ id, majorId }) => courseUnitPath({ majorId, courseUnitId: id }),
  matrix: ({ id, majorId }) => matrixPath({ majorId, courseId: id }),
  report: ({ id, majorId }) => reportPath({ majorId, courseUnitId: id }),
  all: courseUnitsPath({}),
};

/** /college/learning: the courses that name this person, with their goals, points and tasks (decision 8). */
export function LearningRoute() {
  const { client } = useServices();
  const { language } = useSettings();
  const source = useMemo(() => createOverview(quietClient(client)), [client]);
  return (
    <PageBody>
      <MyCourses source={source} language={language} places={places} />
    </PageBody>
  );
}
