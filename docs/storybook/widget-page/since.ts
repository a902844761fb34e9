import type { Component } from './catalogue';
import since from './since.gen.json' with { type: 'json' };

/** Where a component is in the published versions. */
export interface Release {
  /** The first version that has it; nothing as long as it waits for one. */
  since: string | undefined;
  /** Whether any version has been published. */
  hasVersions: boolean;
}

const versions: Readonly<Record<string, string>> = since;

/** Since which version a component is published; `npm run release:version` writes it down. */
export function releaseOf({ name }: Pick<Component, 'name'>): Release {
  return { since: versions[name], hasVersions: Object.keys(versions).length > 0 };
}
