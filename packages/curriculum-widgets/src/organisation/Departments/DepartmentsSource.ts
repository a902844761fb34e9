import type { CurrentDepartment, Department, MajorInfo, Saved, SaveDepartmentRequest, SaveMajorRequest } from '@college/curriculum-model';

/** Where departments and majors are read and changed; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface DepartmentsSource {
  /**
   * The college with its departments and majors as recorded: names in Chinese, with their translations.
   * Call: `GET /manage/getcurrentdepartment` (core §7).
   */
  loadDepartments(person: { collegeId: number; userId: number }, options?: { signal?: AbortSignal }): Promise<CurrentDepartment>;
  /**
   * Id 0 makes a new one; an old version rejects with code '30009' and the current record as `data`.
   * Call: `POST /manage/savedepartment` (extension).
   */
  saveDepartment(request: SaveDepartmentRequest): Promise<Saved<Department>>;
  /**
   * Deletes a department without majors.
   * Call: `POST /manage/deletedepartment` (extension).
   */
  deleteDepartment(departmentId: number, options?: { version?: number | undefined }): Promise<void>;
  /**
   * Id 0 makes a new one; an old version rejects as with departments.
   * Call: `POST /major/v2.0/savemajor` (extension).
   */
  saveMajor(request: SaveMajorRequest): Promise<Saved<MajorInfo>>;
  /**
   * Deletes a major without course units.
   * Call: `POST /major/v2.0/deletemajor` (extension).
   */
  deleteMajor(majorId: number, options?: { version?: number | undefined }): Promise<void>;
}
