import type { SourceFile, Symbol, TypeChecker } from 'typescript';

/** The declarations of a source with a comment on each field of its schemas of which it infers a type: the compiler prints them without. */
export function withFieldComments(
  text: string,
  source: SourceFile,
  checker: TypeChecker,
  meaningOf: (property: Symbol, siblings: readonly Symbol[]) => string | undefined,
): string;
