export { AssistantFill, type AssistantFillProps } from './AssistantFill';
export type { AcceptedKsa, AssistantSource } from './AssistantSource';
export type { AssistantFilling } from './filling';
export { assistantFillMessages } from './messages';
