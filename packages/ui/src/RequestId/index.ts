export { RequestId, type RequestIdProps } from './RequestId';
export { requestIdOf } from './requestIdOf';
export { withRequestId } from './withRequestId';
