export * from './core/endpoint';
