import type {
  CurrentDepartment,
  GraduateRequire,
  MajorInfo,
  MajorListRequest,
  MajorListResponse,
  RequireUse,
  Saved,
  SaveGraduateRequiresRequest,
  SaveMajorRequest,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import {
  getCurrentDepartment,
  getGraduateRequires,
  getMajorInfo,
  listMajors,
  listRequireUse,
  saveGraduateRequires,
} from './majors.contract';
import { deleteMajor, saveMajor } from './saving.contract';

/** Majors and what they ask of graduates. */
export function createMajors(client: Client) {
  return {
    /** A major with its name in the reader's language. */
    loadMajor(majorId: number, { signal }: Cancellable = {}): Promise<MajorInfo> {
      return client.call(getMajorInfo, { query: { majorid: majorId }, signal });
    },
    /** A major as recorded, for whoever edits it: its name in Chinese, with its translations. */
    loadMajorRecord(majorId: number, { signal }: Cancellable = {}): Promise<MajorInfo> {
      return client.call(getMajorInfo, { query: { majorid: majorId, record: '1' }, signal });
    },
    /** One page of the majors that the caller reaches. */
    listMajors(request: MajorListRequest, { signal }: Cancellable = {}): Promise<MajorListResponse> {
      return client.call(listMajors, { body: request, signal });
    },
    /** The college of a person with the departments and majors that the person reaches. */
    loadReachableMajors(person: { collegeId: number; userId: number }, { signal }: Cancellable = {}): Promise<CurrentDepartment> {
      const { collegeId, userId } = person;
      return client.call(getCurrentDepartment, { query: { collegeId, userId }, signal });
    },
    /** The graduation requirements as recorded: in Chinese, with their translations. */
    listGraduateRequires(majorId: number, { signal }: Cancellable = {}): Promise<GraduateRequire[]> {
      return client.call(getGraduateRequires, { query: { majorid: majorId, record: '1' }, signal });
    },
    /** Replaces the graduation requirements; a save counts the version of the major up by one. Answers them as stored. */
    saveRequires(request: SaveGraduateRequiresRequest): Promise<GraduateRequire[]> {
      return client.call(saveGraduateRequires, { body: request });
    },
    /** What would be lost with each indicator point; one that nothing depends on is left out. */
    loadRequireUse(majorId: number, { signal }: Cancellable = {}): Promise<RequireUse[]> {
      return client.call(listRequireUse, { query: { majorid: majorId }, signal });
    },
    /** Id 0 makes a new major in its department. */
    saveMajor(request: SaveMajorRequest): Promise<Saved<MajorInfo>> {
      return client.call(saveMajor, { body: request });
    },
    /** Refused with a sentence while the major has course units. */
    async deleteMajor(majorId: number, { version }: { version?: number | undefined } = {}): Promise<void> {
      await client.call(deleteMajor, { body: { id: majorId, version } });
    },
  };
}
