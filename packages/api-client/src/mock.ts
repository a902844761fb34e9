export { createMockFetch, type MockFetch, type MockOptions } from './mock-api/createMockFetch';
export { createMockBackend, type MockAnswers, type MockBackend, type MockBackendOptions } from './mock-api/mockBackend';
export type { MockFailure, MockFailures } from './mock-api/mockFailure';
export { createMockClient, type MockPerson } from './mock-api/mockClient';
export { createMockPorts, type MockPorts, type MockPortOptions } from './mock-api/mockPorts';
export type { MockState } from './mock-api/mockState';
export { mockStateOf } from './editions/rows/mockStateOf';
