/** What a college deleted before a moment. */
export interface Expired {
  collegeId: number;
  until: Date;
}
