// The nouns of copying are the model's, where the wizard shows them.
export { bindingSuggestionSchema, copyJobSchema, copyPlanSchema, type CopyJob, type CopyPlan } from '@college/curriculum-model';
