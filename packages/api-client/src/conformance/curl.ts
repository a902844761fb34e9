const longestBody = 1500;

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function bodyOf(body: BodyInit | null | undefined): string[] {
  if (body === null || body === undefined) return [];
  if (body instanceof FormData) {
    return [...body.entries()].flatMap(([name, value]) => [
      '-F',
      quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`),
    ]);
  }
  // A report is passed on: it must not hold a password.
  const text = typeof body === 'string' ? body.replaceAll(/"(password|old|fresh|new|token)":"[^"]*"/g, '"$1":"…"') : '…';
  return ['--data-raw', quoted(text.length > longestBody ? `${text.slice(0, longestBody)}…` : text)];
}

/** The request as a command to repeat it; the token is left to the reader. */
export function asCurl(url: string, { method = 'GET', headers = {}, body }: RequestInit): string {
  const shown = Object.entries(headers as Record<string, string>).flatMap(([name, value]) => {
    if (name === 'authToken') return ['-H', '"authToken: $TOKEN"'];
    return name === 'content-type' ? ['-H', quoted(`${name}: ${value}`)] : [];
  });
  return ['curl', '-X', method, quoted(url), ...shown, ...bodyOf(body)].join(' ');
}
