export * from './securityEvent';
