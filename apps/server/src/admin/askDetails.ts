import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Bilingual } from '@college/curriculum-model';
import type { AdministratorDetails } from './addAdministrator';
import { adminMessages } from './messages';

/** The command line arguments; the rest is prompted for. */
export interface GivenDetails {
  email?: string;
  name?: string;
  college?: string;
}

export interface Terminal {
  input: NodeJS.ReadStream | NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  isInteractive: boolean;
}

/** Completes the details: prompts at a terminal, otherwise reads the password from the first line of standard input. */
export async function askDetails(
  given: GivenDetails,
  environmentPassword: string | undefined,
  terminal: Terminal,
): Promise<AdministratorDetails | { refusal: Bilingual }> {
  const screen = mutableOutput(terminal.output);
  const lines = createInterface({ input: terminal.input, output: screen.stream, terminal: terminal.isInteractive });
  const answers = lines[Symbol.asyncIterator]();

  async function ask(question: Bilingual): Promise<string> {
    if (terminal.isInteractive) return await lines.question(`${question.zh} / ${question.en}: `);
    const answer = await answers.next();
    return answer.done ? '' : answer.value;
  }

  async function askHidden(question: Bilingual): Promise<string> {
    if (!terminal.isInteractive) return await ask(question);
    terminal.output.write(`${question.zh} / ${question.en}: `);
    screen.setMuted(true);
    const answer = await lines.question('');
    screen.setMuted(false);
    terminal.output.write('\n');
    return answer;
  }

  try {
    const email = given.email ?? (await ask(adminMessages.askEmail));
    const name = given.name ?? (await ask(adminMessages.askName));
    const collegeName = given.college ?? (await ask(adminMessages.askCollege));
    const password = environmentPassword ?? (await askHidden(adminMessages.askPassword));
    const isTyped = environmentPassword === undefined && terminal.isInteractive;
    if (isTyped && (await askHidden(adminMessages.askPasswordAgain)) !== password) return { refusal: adminMessages.passwordsDiffer };
    return { email, name, collegeName, password };
  } finally {
    lines.close();
  }
}

/** An output that does not echo typed secrets. */
function mutableOutput(output: NodeJS.WritableStream) {
  let isMuted = false;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) output.write(chunk);
      done();
    },
  });
  return {
    stream,
    setMuted(muted: boolean) {
      isMuted = muted;
    },
  };
}
