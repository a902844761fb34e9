import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { codeBlocks } from '../../docs/storybook/widget-page/guide';
import { cache, root } from '../paths.mjs';
import { run, typeCheck } from '../run.mjs';

const place = join(cache, 'guides');

/** The compiler errors of the code in Markdown files, and of further scripts by their names, compiled against the published packages. */
export function typeFaults(paths: readonly string[], scripts: Readonly<Record<string, string>> = {}): string[] {
  // Read from declarations the packages cost a third less than from their sources.
  const packages = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'tsconfig.json')));
  if (run(process.execPath, [...typeCheck, ...packages.map((name) => `packages/${name}`)]) !== 0)
    return ['the packages themselves do not compile'];
  const written = writeCode(paths);
  for (const [name, code] of Object.entries(scripts)) {
    writeFileSync(join(place, `${name}.js`), code);
    written.set(join(place, `${name}.js`), name);
  }
  const config = ts.readConfigFile(join(root, 'apps/workbench/tsconfig.json'), ts.sys.readFile).config as object;
  const { options, projectReferences } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'apps/workbench'));
  const program = ts.createProgram({
    rootNames: [...written.keys()],
    ...(projectReferences ? { projectReferences } : {}),
    options: {
      ...options,
      composite: false,
      noEmit: true,
      allowJs: true,
      checkJs: true,
      rootDir: root,
      tsBuildInfoFile: undefined,
      preserveSymlinks: false,
    },
  });
  // Only the guides' own files are checked: the packages have a check of their own.
  return [...written].flatMap(([file, guide]) => {
    const source = program.getSourceFile(file)!;
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      (found) => `${guide}: ${saying(found)}`,
    );
  });
}

function saying({ file, start, messageText }: ts.Diagnostic) {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `line ${line} of its code: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

/** Writes each block into a file of its own; returns the guide by file. */
function writeCode(paths: readonly string[]) {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(place, 'node_modules', '@college'), { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    if (existsSync(join(root, 'packages', name, 'package.json')))
      symlinkSync(join(root, 'packages', name), join(place, 'node_modules', '@college', name), 'junction');
  }
  // Next.js is no dependency of this repository; a guide uses one hook of it.
  mkdirSync(join(place, 'node_modules', 'next'), { recursive: true });
  writeFileSync(
    join(place, 'node_modules', 'next', 'navigation.d.ts'),
    'export function useServerInsertedHTML(draw: () => unknown): void;\n',
  );
  const guideOf = new Map<string, string>();
  for (const path of paths) {
    codeBlocks(readFileSync(join(root, path), 'utf8')).forEach((code, index) => {
      const file = join(place, `${basename(dirname(path))}-${basename(path, '.md')}-${index}.tsx`);
      writeFileSync(file, code);
      guideOf.set(file, path);
    });
  }
  return guideOf;
}
