/** Commands that ask for something at a terminal. */
import { spawn } from 'node:child_process';

const patience = 60_000;

/** Runs the command at a terminal of its own; each answer is typed when its question stands there. */
export function answered(command, answers, options) {
  const left = [...answers];
  return new Promise((resolve, reject) => {
    const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
      ...options,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let told = '';
    let seen = 0;
    const late = setTimeout(() => terminal.kill(), patience);
    terminal.stdout.setEncoding('utf8').on('data', (text) => {
      told += text;
      const [question, answer] = left[0] ?? [];
      const at = question ? told.indexOf(question, seen) : -1;
      if (at === -1) return;
      seen = at + question.length;
      left.shift();
      terminal.stdin.write(`${answer}\n`);
    });
    terminal.on('exit', (code) => {
      clearTimeout(late);
      if (code === 0 && left.length === 0) resolve(told);
      else reject(new Error(`“${command}” ended with ${code}, ${left.length} questions before the end:\n${told}`));
    });
  });
}
