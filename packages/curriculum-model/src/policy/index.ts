export * from './policyDocument';
export * from './policyDocuments';
