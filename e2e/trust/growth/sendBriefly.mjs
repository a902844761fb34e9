/** Sends a request as the client does and reads the answer to its end, of one that never ends what comes within two seconds. */
const longest = 2000;

export async function sendBriefly({ origin, authToken }, endpoint, { query = {}, body }) {
  const inPath = (name) => endpoint.path.includes(`{${name}}`);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(query[name]));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([name]) => !inPath(name))
      .map(([name, value]) => [name, String(value)]),
  );
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}/college/api${path}?${search}`, {
    method: endpoint.method,
    headers: { authToken, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const reader = response.body?.getReader();
  if (!reader) return '';
  const giveUp = setTimeout(() => void reader.cancel(), longest);
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += decoder.decode(piece.value, { stream: true });
  clearTimeout(giveUp);
  return text;
}
