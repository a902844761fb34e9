/** The slot of the active cell's binding form, and how it is opened. */
export interface FormPlace {
  /**
   * The element that holds the form of the active cell, such as the body of a side panel's tab; null while that place is closed. Left
   * out, the form is a strip under the matrix.
   */
  formContainer?: HTMLElement | null;
  /** Called on Enter or F2 to open the slot of the form. The focus moves into the form as soon as it is mounted. */
  onFormOpen?: () => void;
  /** The link to the page on which goals of a course are edited; without it the form only shows that there are none. */
  goalsHref?: (courseId: number) => string;
}
