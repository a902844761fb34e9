import type { CurrentDepartment, GraduateRequire, MajorInfo } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getCurrentDepartment, getGraduateRequires, getMajorInfo } from './majors.contract';

interface ReadOptions {
  signal?: AbortSignal;
}

/** Majors and what they ask of graduates. */
export function createMajors(client: Client) {
  return {
    loadMajor(majorId: number, { signal }: ReadOptions = {}): Promise<MajorInfo> {
      return client.call(getMajorInfo, { query: { majorid: majorId }, signal });
    },
    /** The college of a person with the departments and majors that the person reaches. */
    loadReachableMajors(person: { collegeId: number; userId: number }, { signal }: ReadOptions = {}): Promise<CurrentDepartment> {
      const { collegeId, userId } = person;
      return client.call(getCurrentDepartment, { query: { collegeId, userId }, signal });
    },
    listGraduateRequires(majorId: number, { signal }: ReadOptions = {}): Promise<GraduateRequire[]> {
      return client.call(getGraduateRequires, { query: { majorid: majorId }, signal });
    },
  };
}
