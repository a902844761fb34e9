import type { Program, SourceFile, Symbol, TypeChecker } from 'typescript';

export function readWorkbench(): SourceFile[];
export function createWorkbenchUse(
  workbench: readonly SourceFile[],
  compiled: { program: Program; checker: TypeChecker },
): (symbol: Symbol) => { file: string; isDirect: boolean } | undefined;
