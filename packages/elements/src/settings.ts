import { isTimeZone } from '@college/curriculum-model';
import type { Density, Locale, Theme } from '@college/ui/theme';
import { localeOf } from '@college/ui/theme';

/** Properties that every element has, beside those of its widget; `timeZone` is written `time-zone` in markup. */
export const settingNames = ['root', 'locale', 'theme', 'density', 'timeZone'] as const;

const allowed = { root: ['shadow', 'light'], theme: ['light', 'dark', 'contrast', 'system'], density: ['regular', 'compact'] } as const;

/** How an element is set up: by its attributes, else as the page is. */
export interface Settings {
  root: 'shadow' | 'light';
  locale: Locale;
  theme: Theme;
  density: Density;
  timeZone: string | undefined;
}

/** Reads the attributes; `warn` is called with a value that is not allowed. */
export function readSettings(element: HTMLElement, warn: (attribute: string, problem: string) => void): Settings {
  function choice<Name extends keyof typeof allowed>(name: Name): (typeof allowed)[Name][number] {
    const given = element.getAttribute(name);
    const values: readonly string[] = allowed[name];
    if (given !== null && !values.includes(given)) {
      warn(name, `${JSON.stringify(given)} is none of ${values.map((value) => JSON.stringify(value)).join(', ')}.`);
    }
    return (given !== null && values.includes(given) ? given : values[0]) as (typeof allowed)[Name][number];
  }
  return {
    root: choice('root'),
    theme: choice('theme'),
    density: choice('density'),
    timeZone: timeZoneFrom(element.getAttribute('time-zone'), warn),
    locale: localeFrom(element.getAttribute('locale') ?? languageAround(element)),
  };
}

/** The language of the nearest part of the page that names one. */
function languageAround(element: HTMLElement) {
  return element.closest<HTMLElement>('[lang]')?.lang ?? document.documentElement.lang;
}

/** Takes language tags (`zh`, `en-GB`) and the codes of the specification (`80101`). */
function localeFrom(language: string): Locale {
  if (/^\d+$/.test(language)) return localeOf(language);
  return language === '' || /^zh\b/i.test(language) ? 'zh-CN' : 'en-US';
}

function timeZoneFrom(given: string | null, warn: (attribute: string, problem: string) => void): string | undefined {
  if (given === null || isTimeZone(given)) return given ?? undefined;
  warn('time-zone', `${JSON.stringify(given)} is no time zone that this browser knows, such as "Asia/Shanghai".`);
  return undefined;
}
