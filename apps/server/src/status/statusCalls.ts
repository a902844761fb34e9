import { getServerStatus } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { readStatus } from './readStatus';

/** The call about how the server is. */
export const statusCalls: readonly MountedCall[] = [handle(getServerStatus, ({ db, now, services }) => readStatus(db, now, services))];
