/** An answer that never comes, for states that show waiting. */
export function never<Value>(): Promise<Value> {
  return new Promise(() => {});
}
