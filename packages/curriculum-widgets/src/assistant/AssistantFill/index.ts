export { AssistantFill } from './AssistantFill';
export type { AssistantFillProps } from './AssistantFillProps';
export type { AcceptedKsa, AssistantSource } from './AssistantSource';
export type { AssistantFilling } from './filling';
export { assistantFillMessages } from './messages';
