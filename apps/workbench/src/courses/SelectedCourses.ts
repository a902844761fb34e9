/** Courses of one major on which something is done together. */
export interface SelectedCourses {
  courses: readonly { id: number; name: string }[];
  majorName?: string;
}
