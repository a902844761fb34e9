/** A text as it travels: itself, or the template of a sentence, said with the names of its arguments in braces; undefined where no words come of that. */
export function textOf(message) {
  if (typeof message === 'string') return message;
  const text = said(message);
  return text && !/undefined|NaN|\[object/.test(text) ? text : undefined;
}

const named = new Proxy({}, { get: (_, name) => standIn(String(name)) });

/** What an argument is replaced by: no number is equal to it, and a list of it reads as one. */
function standIn(name) {
  const words = `{${name}}`;
  return Object.assign(new String(words), { join: () => words });
}

function said(sentence) {
  try {
    return String(sentence(named));
  } catch (error) {
    // The message uses more of an argument than a template can express.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
