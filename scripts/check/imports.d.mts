export interface ModuleImport {
  from: string;
  names: string[] | undefined;
  isTypeOnly: boolean;
}

export function exportedNames(text: string): string[];
export function importsOf(text: string): ModuleImport[];
export function doesImport(
  imported: Omit<ModuleImport, 'isTypeOnly'> & { file: string },
  source: string,
  sourceNames: ReadonlySet<string>,
): boolean;
export function directImporters(source: string): string[];
