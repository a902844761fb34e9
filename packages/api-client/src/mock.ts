export { createMockFetch, type MockFailure, type MockFetch, type MockOptions } from './mock-api/createMockFetch';
export type { MockState } from './mock-api/mockState';
