export * from './major';
