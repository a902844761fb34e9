export * from './ministries';
export * from './qualification';
