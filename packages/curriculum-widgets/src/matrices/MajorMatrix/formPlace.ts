/** Where the binding form of the active cell stands, and how it is asked for. */
export interface FormPlace {
  /**
   * The element that holds the form of the active cell, such as the body of a side panel's tab; null while that place is closed. Left
   * out, the form is a strip under the matrix.
   */
  formContainer?: HTMLElement | null;
  /** Enter or F2 asked for the form: open its place. The focus moves into the form as soon as it is there. */
  onFormOpen?: () => void;
  /** Where the goals of a course are written; without it the form only says that there are none. */
  goalsHref?: (courseId: number) => string;
}
