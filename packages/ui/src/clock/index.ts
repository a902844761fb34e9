export { createManualClock, realClock, type Clock } from './clock';
