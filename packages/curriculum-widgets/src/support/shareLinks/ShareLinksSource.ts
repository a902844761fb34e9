/** One link under which anybody reads something without a sign-in. */
export interface SharedLink {
  id: number;
  /** The secret part of its address. */
  link: string;
  createTime: string;
  /** Who created it. */
  userName: string;
}

/** The links to one thing; failures reject with an error whose message staff can read. */
export interface ShareLinksSource {
  list: () => Promise<readonly SharedLink[]>;
  create: () => Promise<SharedLink>;
  revoke: (id: number) => Promise<unknown>;
}
