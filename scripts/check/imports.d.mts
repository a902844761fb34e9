export interface ModuleImport {
  from: string;
  names: string[] | undefined;
}

export function exportedNames(text: string): string[];
export function importsOf(text: string): ModuleImport[];
export function doesImport(imported: ModuleImport & { file: string }, source: string, sourceNames: ReadonlySet<string>): boolean;
export function directImporters(source: string): string[];
