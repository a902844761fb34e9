/** A request with the files that it uploads read, so that it can be put into words. */
export interface SpokenRequest {
  url: string;
  init: RequestInit;
  /** Whose token is sent. */
  bearer: 'caller' | 'person' | 'unknown' | undefined;
}

/** A token that no backend has issued. */
export const unknownToken = 'conformance-unknown-token';

const tokens = { caller: '$TOKEN', person: '$PERSON_TOKEN', unknown: unknownToken };
// Files above this are zeros, which nobody has to read.
const longestFile = 100_000;

/** The request as a command that repeats it; tokens and passwords are left to whoever repeats it, in TOKEN, PERSON_TOKEN and PASSWORD. */
export async function asCurl({ url, init, bearer }: SpokenRequest): Promise<string> {
  const { method = 'GET', headers = {}, body } = init;
  const shown = Object.entries(headers as Record<string, string>).flatMap(([name, value]) => {
    if (name === 'authToken') return bearer ? ['-H', `"authToken: ${tokens[bearer]}"`] : [];
    return ['content-type', 'accept-language'].includes(name) ? ['-H', quoted(`${name}: ${value}`)] : [];
  });
  const { before, words } = body instanceof FormData ? await formOf(body) : { before: '', words: bodyOf(body) };
  return [`${before}curl`, '-X', method, quoted(url), ...shown, ...words].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

// A report is passed on: it must not hold a password.
function bodyOf(body: BodyInit | null | undefined): string[] {
  if (typeof body !== 'string') return [];
  return ['--data-raw', quoted(body).replaceAll(/"(password|old|fresh|new|token)":"(?:[^"\\]|\\.)*"/g, `"$1":"'"$PASSWORD"'"`)];
}

/** A form; the file comes in by a pipe. */
async function formOf(form: FormData): Promise<{ before: string; words: string[] }> {
  let before = '';
  const words: string[] = [];
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') words.push('-F', quoted(`${name}=${value}`));
    else {
      before = `${await contentOf(value)} | `;
      words.push('-F', quoted(`${name}=@-;filename=${value.name}${value.type ? `;type=${value.type}` : ''}`));
    }
  }
  return { before, words };
}

async function contentOf(file: File): Promise<string> {
  if (file.size > longestFile) return `head -c ${file.size} /dev/zero`;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `echo ${btoa(String.fromCodePoint(...bytes))} | base64 -d`;
}
