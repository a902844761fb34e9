import type { Edition, EditionLink, PublishEditionRequest, PublishPlan, WithdrawEditionRequest } from '@college/curriculum-model';

/** Where the current edition is published, and published editions are withdrawn and shared. Failures reject with an error whose message staff can read. */
export interface EditionPublishingSource {
  /**
   * What would be published of a major, and what its checks find.
   * Call: `GET /edition/publishplan` (extension).
   */
  planPublication(majorId: number, options?: { signal?: AbortSignal }): Promise<PublishPlan>;
  /**
   * Publishes the current edition; what changed since the plan is refused with code 30009.
   * Call: `POST /edition/publish` (extension).
   */
  publishEdition(request: PublishEditionRequest): Promise<Pick<Edition, 'id' | 'name'>>;
  /**
   * Withdraws a published edition, which stays readable with the reason on top; a version that is not the stored one is refused with code 30009.
   * Call: `POST /edition/withdraw` (extension).
   */
  withdrawEdition(request: WithdrawEditionRequest): Promise<void>;
  /**
   * The links under which a published edition can be read, the latest first.
   * Call: `GET /edition/links` (extension).
   */
  listEditionLinks(id: number, options?: { signal?: AbortSignal }): Promise<readonly EditionLink[]>;
  /**
   * Makes a link under which anybody reads the edition until it is revoked.
   * Call: `POST /edition/link` (extension).
   */
  createEditionLink(id: number): Promise<EditionLink>;
  /**
   * Revokes a link at once.
   * Call: `POST /edition/unlink` (extension).
   */
  deleteEditionLink(link: { id: number; linkId: number }): Promise<void>;
}
