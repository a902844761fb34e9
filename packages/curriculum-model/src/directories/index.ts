export * from './qualification';
