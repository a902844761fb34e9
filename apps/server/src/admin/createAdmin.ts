import { parseArgs } from 'node:util';
import { openDatabase, silentLogger } from '../db';
import { readOptions } from '../options';
import { addAdministrator, refusalsOf } from './addAdministrator';
import { askDetails, type GivenDetails } from './askDetails';
import { disableAdministrator } from './disableAdministrator';
import { adminMessages, inBothLanguages } from './messages';
import { resetAdministrator } from './resetAdministrator';

const { stdin, stdout, stderr } = process;

// Users of the command expect messages; failures arrive as an error anyway.
const acts = {
  create: { run: addAdministrator, done: adminMessages.created },
  reset: { run: resetAdministrator, done: adminMessages.reset },
  disable: { run: disableAdministrator, done: adminMessages.disabled },
};

/** Creates the first administrator from the command line, gives one a new password, or disables one; returns the exit code. */
async function createAdmin(parameters: string[]): Promise<number> {
  const texts = { email: { type: 'string' }, name: { type: 'string' }, college: { type: 'string' } } as const;
  const options = { ...texts, reset: { type: 'boolean' }, disable: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values: given, tokens } = parseArgs({ args: parameters, options, strict: false, tokens: true });
  const unknown = tokens.find((token) => token.kind === 'positional' || (token.kind === 'option' && !(token.name in options)));
  if (unknown)
    return refuse([`${inBothLanguages(adminMessages.unknownOption)}${parameters[unknown.index]}`, inBothLanguages(adminMessages.usage)]);
  if (given.help) {
    stdout.write(`${inBothLanguages(adminMessages.usage)}\n`);
    return 0;
  }
  const isKnown = given.reset || given.disable;
  const asked = isKnown ? { ...given, name: '', college: '' } : given;
  // Whoever is disabled gets no password.
  const details = await askDetails(asked as GivenDetails, given.disable ? '' : process.env.ADMIN_PASSWORD, {
    input: stdin,
    output: stdout,
    isInteractive: stdin.isTTY,
  });
  if ('refusal' in details) return refuse([inBothLanguages(details.refusal)]);
  const refusals = isKnown ? [] : await refusalsOf(details);
  if (refusals.length > 0) return refuse(refusals.map(inBothLanguages));
  const { databaseUrl, directUrl, dataFolder } = readOptions([], process.env);
  const database = await openDatabase({ url: databaseUrl, directUrl, folder: dataFolder, logger: silentLogger });
  try {
    const act = given.disable ? acts.disable : given.reset ? acts.reset : acts.create;
    const outcome = await act.run(database, details);
    if ('refusals' in outcome) return refuse(outcome.refusals.map(inBothLanguages));
    stdout.write(`${inBothLanguages(act.done)}\n`);
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
