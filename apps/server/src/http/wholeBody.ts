const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** A response whose body is known as a whole: who changes it on its way takes the bytes, where a stream would copy them piece by piece. */
export function wholeResponse(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

/** The body of a response. */
export async function bodyOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return bodies.get(response) ?? new Uint8Array(await response.arrayBuffer());
}
