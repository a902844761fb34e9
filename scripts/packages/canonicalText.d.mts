import type ts from 'typescript';

export function canonicalText(declaration: ts.Declaration): string;
