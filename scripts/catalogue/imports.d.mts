import type { SourceFile, StringLiteral } from 'typescript';

/** An import: the node of the module's name, and what is taken from it; without names the whole module. */
export interface Import {
  specifier: StringLiteral;
  names?: string[];
}

export function importsOf(file: SourceFile): Import[];
