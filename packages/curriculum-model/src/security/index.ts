export * from './securityEvent';
export * from './messages';
