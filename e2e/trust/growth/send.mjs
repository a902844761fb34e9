/**
 * Sends one call as the client does and returns the text of its answer, read to the end, or of one that never ends what comes within so many milliseconds.
 */
export async function send({ origin, authToken }, [endpoint, { query = {}, body }], longest) {
  const inPath = (name) => endpoint.path.includes(`{${name}}`);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(query[name]));
  const search = new URLSearchParams(Object.entries(query).filter(([name]) => !inPath(name)));
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}/college/api${path}?${search}`, {
    method: endpoint.method,
    headers: { authToken, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (longest === undefined || !response.body) return await response.text();
  const reader = response.body.getReader();
  const giveUp = setTimeout(() => void reader.cancel(), longest);
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += decoder.decode(piece.value, { stream: true });
  clearTimeout(giveUp);
  return text;
}
