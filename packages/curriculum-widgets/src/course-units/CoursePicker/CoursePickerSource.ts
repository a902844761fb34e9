import type { MyCourse, Overview, SearchContent, SearchTarget } from '@college/curriculum-model';

/** Where courses to choose from are found; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface CoursePickerSource {
  /**
   * The last edits of the signed-in person, whose courses are the recent ones, in the language of the code.
   * Call: `GET /workbench/overview` (extension).
   */
  loadOverview(lang: string, options?: { signal?: AbortSignal }): Promise<Pick<Overview, 'edits'>>;
  /**
   * The courses that name the signed-in person among their managers, in the language of the code.
   * Call: `GET /overview/mycourses` (extension).
   */
  listMyCourses(lang: string, options?: { signal?: AbortSignal }): Promise<Pick<MyCourse, 'id' | 'name' | 'majorId' | 'majorName'>[]>;
  /**
   * The courses that hold the keyword, with their majors.
   * Call: `POST /search/searchContent` (core §7).
   */
  searchContent(query: { keyword: string; target: SearchTarget; signal?: AbortSignal }): Promise<SearchContent>;
}

/** A course that can be opened. */
export interface PickedCourse {
  id: number;
  name: string;
  majorId: number;
  /** Tells it from another course of its name; left out where it is not known. */
  majorName?: string;
}

/** A major whose courses can be looked through. */
export interface PickerMajor {
  id: number;
  name: string;
  href: string;
}
