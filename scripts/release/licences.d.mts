export function isAllowed(license?: string): boolean;
