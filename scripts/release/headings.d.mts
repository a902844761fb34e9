export function withHeadings(changelog: string): string;
