export * from './securityEvent';
export * from './messages';
export * from './securitySort';
