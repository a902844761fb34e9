import { parseArgs } from 'node:util';
import { openDatabase, type DatabaseLogger } from '../db';
import { readOptions } from '../options';
import { addAdministrator, refusalsOf } from './addAdministrator';
import { askDetails, type GivenDetails } from './askDetails';
import { adminMessages, inBothLanguages } from './messages';
import { resetAdministrator } from './resetAdministrator';

const { stdin, stdout, stderr } = process;

// Users of the command expect messages; failures arrive as an error anyway.
const silent: DatabaseLogger = { info() {}, warn() {}, error() {} };

/** Creates the first administrator from the command line, or gives one a new password; answers with the exit code. */
async function createAdmin(parameters: string[]): Promise<number> {
  const texts = { email: { type: 'string' }, name: { type: 'string' }, college: { type: 'string' } } as const;
  const options = { ...texts, reset: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values: given, tokens } = parseArgs({ args: parameters, options, strict: false, tokens: true });
  const unknown = tokens.find((token) => token.kind === 'positional' || (token.kind === 'option' && !(token.name in options)));
  if (unknown)
    return refuse([`${inBothLanguages(adminMessages.unknownOption)}${parameters[unknown.index]}`, inBothLanguages(adminMessages.usage)]);
  if (given.help) {
    stdout.write(`${inBothLanguages(adminMessages.usage)}\n`);
    return 0;
  }
  const asked = given.reset ? { ...given, name: '', college: '' } : given;
  const details = await askDetails(asked as GivenDetails, process.env.ADMIN_PASSWORD, {
    input: stdin,
    output: stdout,
    isInteractive: stdin.isTTY,
  });
  if ('refusal' in details) return refuse([inBothLanguages(details.refusal)]);
  const refusals = given.reset ? [] : await refusalsOf(details);
  if (refusals.length > 0) return refuse(refusals.map(inBothLanguages));
  const { databaseUrl, dataFolder } = readOptions([], process.env);
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder, logger: silent });
  try {
    const outcome = await (given.reset ? resetAdministrator(database, details) : addAdministrator(database, details));
    if ('refusals' in outcome) return refuse(outcome.refusals.map(inBothLanguages));
    stdout.write(`${inBothLanguages(given.reset ? adminMessages.reset : adminMessages.created)}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

function refuse(reasons: readonly string[]): number {
  stderr.write(`${[...reasons, inBothLanguages(adminMessages.failed)].join('\n\n')}\n`);
  return 1;
}

process.exitCode = await createAdmin(process.argv.slice(2)).catch((error: unknown) =>
  refuse([error instanceof Error ? error.message.slice(0, 500) : String(error)]),
);
