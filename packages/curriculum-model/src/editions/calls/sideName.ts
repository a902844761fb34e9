import type { Language } from '../../language';
import type { ComparedSide } from './comparison';

const names = {
  current: { zh: '现行版', en: 'Current edition' },
  base: { zh: (name: string) => `${name} · 基线`, en: (name: string) => `${name} · base` },
  point: { zh: (day: string) => `${day} 的状态`, en: (day: string) => `State of ${day}` },
} as const;

/** What people call a side of a comparison; `name` is that of its edition, and a kept state is called by the day on which it was taken. */
export function sideName({ kind, name, takenAt }: Pick<ComparedSide, 'kind' | 'name' | 'takenAt'>, language: Language): string {
  switch (kind) {
    case 'current':
      return names.current[language];
    case 'base':
      return names.base[language](name);
    case 'point':
      return names.point[language]((takenAt ?? '').slice(0, 10));
    default:
      return name;
  }
}
