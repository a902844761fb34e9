import { ApiError, type Client } from '@college/api-client';
import { getCourseUnit, listCourseUnits } from '@college/api-client/contract';
import type { CourseUnit, OrderMap } from '@college/curriculum-model';

/** Every course unit of a major, as the server sorts them. */
export async function courseUnitsOf(client: Client, majorId: number, orderMap: OrderMap = { create_time: 0 }): Promise<CourseUnit[]> {
  const { pageInfo } = await client.call(listCourseUnits, { body: { pageNum: 1, pageSize: 100, orderMap, majorId } });
  return pageInfo.list;
}

/** Whether the server still has a unit, saved or not. */
export async function hasCourseUnit(client: Client, id: number): Promise<boolean> {
  const reply = await client.call(getCourseUnit, { query: { courseid: id } }).catch((error: unknown) => error);
  if (reply instanceof Error && !(reply instanceof ApiError)) throw reply;
  return !(reply instanceof Error);
}

/** The code with which the server refuses a call. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome.code;
  throw outcome ?? new Error('refusalOf: the call was not refused.');
}
