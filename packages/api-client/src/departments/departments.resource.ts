import type { CurrentDepartment, Department, Saved, SaveDepartmentRequest } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getCurrentDepartment } from '../majors/majors.contract';
import { deleteDepartment, saveDepartment } from './departments.contract';

/** The departments of a college with their majors. */
export function createDepartments(client: Client) {
  return {
    /** The college of a person with its departments and majors as recorded: names in Chinese, with their translations. */
    loadDepartments(person: { collegeId: number; userId: number }, { signal }: { signal?: AbortSignal } = {}): Promise<CurrentDepartment> {
      const { collegeId, userId } = person;
      return client.call(getCurrentDepartment, { query: { collegeId, userId, record: '1' }, signal });
    },
    /** Id 0 makes a new department in the caller's college. */
    saveDepartment(request: SaveDepartmentRequest): Promise<Saved<Department>> {
      return client.call(saveDepartment, { body: request });
    },
    /** Refused with a sentence while the department has majors. */
    async deleteDepartment(departmentId: number, { version }: { version?: number | undefined } = {}): Promise<void> {
      await client.call(deleteDepartment, { body: { id: departmentId, version } });
    },
  };
}
