export function lintCurriculum(parameters: readonly string[]): Promise<{ status: number; output?: string; problem?: string }>;
