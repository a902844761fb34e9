import type {
  CopyStepMessage,
  CourseUnit,
  CurriculumState,
  PublishedHead,
  StartEditionRequest,
  TrashKind,
} from '@college/curriculum-model';

/** A course with everything that went with it when it was deleted. */
export interface DeletedCourse {
  course: CourseUnit;
  time: string;
  userId: number;
}

/** A deleted record other than a course, and how it is put back. */
export interface DeletedRecord {
  kind: Exclude<TrashKind, 'course'>;
  /** The major of a draft; absent where the record belongs to the college. */
  majorId?: number;
  /** The department of a major. */
  departmentId?: number;
  id: number;
  name: string;
  time: string;
  userId: number;
  putBack: () => void;
}

/** A draft that was made, by the key of its request. */
export interface EditionJob {
  userId: number;
  editionId: number;
  request: Omit<StartEditionRequest, 'unique'>;
  messages: CopyStepMessage[];
}

/** A curriculum as it was at a moment. */
export interface KeptState {
  homeMajorId: number;
  takenAt: string;
  state: CurriculumState;
}

/** Of a published edition: the name of its college at that time, when and why it was withdrawn, and the edition that superseded it. */
export interface Publication {
  college: PublishedHead['major']['college'];
  withdrawn: { at: string; reason: string; supersededById: number | null } | null;
}
