/** Whether a text names a time zone that this machine knows, such as `Asia/Shanghai`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // There is no other way to ask: what is no time zone throws.
    return false;
  }
}
