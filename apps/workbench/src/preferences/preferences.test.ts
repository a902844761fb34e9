import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPreferences, readPreferences } from './preferences';

describe('preferences', () => {
  it('come back as they were stored', () => {
    const stored = {
      theme: 'dark',
      density: 'compact',
      areShortcutsOn: false,
      isFitToWindow: true,
      isRail: true,
      closedGroups: ['reference'],
    } as const;
    expect(readPreferences(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([null, '', 'x', 'null', '[]', '{"theme":"pink","density":3,"closedGroups":["x"]}'])('are the defaults for %j', (stored) => {
    expect(readPreferences(stored)).toEqual({ ...defaultPreferences, isRail: undefined });
  });

  it('are always usable, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(['light', 'dark', 'contrast', 'system']).toContain(readPreferences(stored).theme);
      }),
    );
  });
});
