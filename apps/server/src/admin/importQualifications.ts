import { importQualifications } from '../directories/import/importQualifications';
import { runFileImport } from './importFile';
import { importMessages, qualificationFieldWords } from './importMessages';

// Loads the directory of professional qualifications from a file that a college provides.
await runFileImport({
  usage: importMessages.qualificationUsage,
  async load(database, upload, how) {
    const outcome = await importQualifications(database, upload, how);
    if ('refusal' in outcome) return outcome;
    const { plan, ...rest } = outcome;
    return {
      ...rest,
      ...plan,
      added: plan.added.map(({ name }) => name),
      changed: plan.changed.map(({ line, fields }) => ({ name: line.name, fields: fields.map((field) => qualificationFieldWords[field]) })),
    };
  },
});
