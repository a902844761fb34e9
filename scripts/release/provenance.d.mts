interface PackedManifest {
  name: string;
  repository?: { type?: string; url?: string; directory?: string };
  homepage?: string;
  bugs?: string;
}

/** What is wrong with a packed manifest; an empty list is right. */
export function provenanceFaults(manifest: PackedManifest, environment?: Record<string, string | undefined>): string[];
