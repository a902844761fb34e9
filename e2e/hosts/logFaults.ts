/** Finds what a tool complains of in its log: a host that builds with warnings teaches its people to overlook them. */
const complaint = /^\(!\)|\bwarn(ing)?s?\b|\bdeprecat|\berr(or)?\b|\bunmet\b|\bpeer dep/i;

// What tools say where they found nothing, names of files, and a command that npm repeats.
const harmless = /^> |\b(0|no) (errors?|warnings?)\b|found 0 |_?error[\w.-]*\.(js|css|html)|\b_(error|not-found)\b/i;

/** Colours and other instructions to a terminal. */
const forTerminals = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g');

/** The lines of a log in which a tool warns of something, each once. */
export function logFaults(log: string): string[] {
  const lines = log
    .replace(forTerminals, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => complaint.test(line) && !harmless.test(line));
  return [...new Set(lines)];
}
