export * from './policyDocument';
