import type { CourseUnitSlots, OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { LaterPart } from '../../notices/LaterPart';
import { CourseGoalsConnector } from './CourseGoalsConnector';
import { CoursePointsConnector } from './CoursePointsConnector';
import { DataCheckConnector } from './DataCheckConnector';
import { DetailHeaderTools } from './DetailHeaderTools';
import { UnitFacts } from './UnitFacts';
import { UnitTranslations } from './UnitTranslations';

const placeOf = ({ id, majorId, isReadOnly }: OpenCourseUnit) => ({ courseUnitId: id, majorId, isReadOnly });

const loadFirstSteps = async () => (await import('./CourseFirstSteps')).CourseFirstSteps;
const isEmpty = ({ isReadOnly, pointCount, course }: OpenCourseUnit) =>
  !isReadOnly && pointCount === 0 && course.courseMatrixVOS.length === 0;

/** What is rendered around the form of a unit: its goals, its points' window, its tools and its data check. */
export const detailSlots: CourseUnitSlots = {
  firstSteps: (unit) => <LaterPart isWanted={isEmpty(unit)} load={loadFirstSteps} given={{ unit }} />,
  facts: (unit) => <UnitFacts unit={unit} />,
  headerTools: (unit) => <DetailHeaderTools unit={unit} />,
  translations: (unit) => <UnitTranslations unit={unit} variant="link" />,
  goals: (unit) => <CourseGoalsConnector {...placeOf(unit)} name={unit.course.name} onGoalsChange={unit.controls.touch} />,
  pointTools: (unit) => <CoursePointsConnector unit={unit} />,
  sidePanel: (unit) => <DataCheckConnector unit={unit} />,
};
