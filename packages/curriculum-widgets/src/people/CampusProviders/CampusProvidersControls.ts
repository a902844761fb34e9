/** What can be done with the provider that is open from outside. */
export interface CampusProvidersControls {
  save: () => Promise<boolean>;
  discard: () => void;
}

/** Whether something is unsaved, and how many fields it is in. */
export interface UnsavedChanges {
  isDirty: boolean;
  changeCount: number;
}
