export { copyWizard } from './copyWizard';
export type { Driver, PartOptions } from './Driver';
export { feedbackDialog } from './feedbackDialog';
export { goalPanel } from './goalPanel';
export { loginPage } from './loginPage';
export { playwrightDriver } from './playwrightDriver';
export { testingLibraryDriver, type FoundElement, type TestingLibrary } from './testingLibraryDriver';
export { samplePassword, sampleUser, userIds, type SampleUser } from '@college/curriculum-model/fixtures';
