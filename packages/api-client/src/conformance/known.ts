import type { LoginUser } from '@college/curriculum-model';

/** What earlier responses contained: records of the college to read, and records of the suite's own to write. */
export interface Known {
  user: Pick<LoginUser, 'id' | 'userName' | 'collegeId' | 'permissionId' | 'relativeId'>;
  password: string;
  /** A recovery code of the suite's person while the second factor is on. */
  recoveryCode: string;
  email: string;
  collegeId: number;
  /** Records that are there anyhow; only read. */
  majorId: number;
  courseId: number;
  courseName: string;
  projectId: number;
  occupationId: number;
  collegeMajorId: number;
  newsId: number;
  outlineId: number;
  talentId: number;
  reportLink: string;
  feedbackImageId: number;
  /** A major that was named to make course units in, and is otherwise only read. */
  givenMajorId: number;
  /** Records of the suite's own. */
  ownDepartmentId: number;
  ownMajorId: number;
  ownIndicatorIds: number[];
  /** The major of the suite's own course units, and its indicator points: the suite's own, or the one passed in. */
  homeMajorId: number;
  homeIndicatorIds: number[];
  targetMajorId: number;
  ownCourseId: number;
  ownProjectIds: number[];
  ownPointIds: number[];
  ownKsaIds: number[];
  ownGoalIds: number[];
  ownTaskGoalIds: number[];
  ownOccupationId: number;
  ownCollegeMajorId: number;
  ownNewsId: number;
  ownOutlineId: number;
  ownTalentId: number;
  ownLink: { id: number; link: string };
  copyKey: string;
  ownEditionId: number;
  ownReceiptId: number;
  ownPublishedId: number;
  ownProposalId: number;
  ownAcceptance: { id: number; majorId: number };
  ownThread: { id: number; majorId: number; commentId: number };
  ownEditionLink: { id: number; link: string };
  ownProviderId: number;
  person: MadePerson;
}

/** A person whom the suite made, to change what belongs to a person. */
export interface MadePerson {
  id: number;
  email: string;
  userName: string;
  password: string;
  token: string;
}
