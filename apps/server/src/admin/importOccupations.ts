import { importBook } from '../occupations/book/import/importBook';
import { runFileImport } from './importFile';
import { bookFieldWords, importMessages } from './importMessages';

// Loads the occupation classification from a file that a college provides.
await runFileImport({
  usage: importMessages.occupationUsage,
  async load(database, upload, how) {
    const outcome = await importBook(database, upload, how);
    if ('refusal' in outcome) return outcome;
    const { plan, ...rest } = outcome;
    const named = ({ code, title }: { code: string; title: string }) => `${code} ${title}`;
    return {
      ...rest,
      ...plan,
      added: plan.added.map(named),
      changed: plan.changed.map(({ line, fields }) => ({ name: named(line), fields: fields.map((field) => bookFieldWords[field]) })),
    };
  },
});
