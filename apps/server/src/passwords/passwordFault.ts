/** Why a new password is refused. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'tooPlain' | 'likeAccount';

const shortest = 10;
// Longer input only costs time: scrypt takes any length.
const longest = 200;

/** Words and runs that open many accounts; compared without case and with digits for letters undone. */
const plain = [
  'password',
  'passw0rd',
  'qwerty',
  'qwertyuiop',
  'abcdefg',
  'admin',
  'administrator',
  'college',
  'welcome',
  'letmein',
  'iloveyou',
  'woaini',
];

/** The first fault of a new password, or undefined when it will do. `account` holds the user's name and e-mail. */
export function passwordFault(password: string, account: readonly string[] = []): PasswordFault | undefined {
  const length = [...password].length;
  if (length < shortest) return 'tooShort';
  if (length > longest) return 'tooLong';
  if (isPlain(password)) return 'tooPlain';
  if (account.some((word) => isLike(password, word))) return 'likeAccount';
  return undefined;
}

function isPlain(password: string): boolean {
  const distinct = new Set(password.toLowerCase()).size;
  const letters = password.toLowerCase().replaceAll(/[^a-z]/g, '');
  return distinct < 5 || isRun(password) || plain.includes(letters) || (letters === '' && /^\d+$/.test(password));
}

/** 1234567890 and its like: each character one further than the one before. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1;
}

function isLike(password: string, word: string): boolean {
  const name = word.split('@')[0]?.toLowerCase() ?? '';
  return name.length > 3 && password.toLowerCase().replaceAll(/\d+$/g, '') === name;
}
