export function buildAll(parts?: { withStorybook?: boolean }): void;
export function buildStorybook(): void;
