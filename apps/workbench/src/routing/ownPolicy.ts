import { basePath } from './basePath';

/** The page that alone may connect to programs on the person's own machine; the server knows it by the same address. */
const assistantPath = `${basePath}/chat`;

/** Whether the pages at two addresses have the same content security policy. */
export function sharePolicy(one: string, other: string): boolean {
  return (one === assistantPath) === (other === assistantPath);
}
