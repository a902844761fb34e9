import type { Ask } from '../ask';
import type { World } from '../world';

/** The version of a department as it is stored now; undefined where the backend has none. */
export async function departmentVersion(ask: Ask, world: World, id: number): Promise<number | undefined> {
  const query = { collegeId: world.need('collegeId'), userId: world.need('user').id, record: '1' as const };
  const { departments } = await ask.data('getCurrentDepartment', { query });
  return departments.find((department) => department.id === id)?.version;
}

/** The suite's own department, to be taken away at the end. */
export function clearDepartment(world: World, id: number, name: string): void {
  const remove = async (ask: Ask) => ask.data('deleteDepartment', { body: { id, version: await departmentVersion(ask, world, id) } });
  world.cleanUp.addOther({ kind: 'department', id, name, call: 'deleteDepartment', remove });
}
