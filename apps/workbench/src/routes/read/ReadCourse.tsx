import { coursePageOptions } from '@college/api-client/react';
import { currentOf, manageOf } from '@college/curriculum-model';
import { CourseUnitDetail, type CourseUnitSlots } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCourseUnitSource } from '../../courses/useCourseUnitSource';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../routing/basePath';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { CourseGoalsConnector } from '../course-unit-detail/CourseGoalsConnector';

const slots: CourseUnitSlots = {
  goals: ({ id, majorId }) => <CourseGoalsConnector courseUnitId={id} majorId={majorId} isReadOnly />,
};

/** A course unit with its goals and points, for reading alone. */
export function ReadCourse({ courseId, majorId }: { courseId: number; majorId?: number }) {
  const { client } = useServices();
  const { language } = useSettings();
  const router = useRouter();
  const user = useLogin()?.user;
  const pageInit = useQuery(coursePageOptions(client, language)).data;
  const source = useCourseUnitSource();
  if (!user) return null;
  return (
    <CourseUnitDetail
      source={source}
      courseUnitId={courseId}
      majorId={majorId}
      actor={{ manage: manageOf(user), current: currentOf(user, majorId ?? null, language) }}
      isReadOnly
      onBack={(path) => router.history.push(`${basePath}${path}`)}
      labels={pageInit?.localize.values}
      slots={slots}
    />
  );
}
