import { CoursePage } from './CoursePage';

export default function Page() {
  return <CoursePage courseId={1004} majorId={1001} courseName="数据结构" />;
}
