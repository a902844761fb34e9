import Bowser from 'bowser';

// Longer than any browser sends.
const longestUserAgent = 1000;
const longestName = 60;

/** Browser and operating system by the names that people know; empty where the program does not say. */
export function deviceNames(userAgent: string): { browser: string; system: string } {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  return { browser: (browser.name ?? '').slice(0, longestName), system: (os.name ?? '').slice(0, longestName) };
}

/** A device in one text: its names, else how the program describes itself. */
export function deviceText(userAgent: string): string {
  const { browser, system } = deviceNames(userAgent);
  return [browser, system].filter(Boolean).join(', ') || userAgent;
}
