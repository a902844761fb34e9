/** What a removal looks at. */
interface Removable {
  id: number;
  isRemoved: boolean;
}

/**
 * What remains of a thread after a comment was removed: one that others answered leaves a line, the last one goes with the lines before it, and a thread without any comment
 * goes altogether.
 */
export function remainingComments<Comment extends Removable>(comments: readonly Comment[], removedId: number): Comment[] {
  const marked = comments.map((comment) => (comment.id === removedId ? { ...comment, isRemoved: true } : comment));
  const last = marked.findLastIndex(({ isRemoved }) => !isRemoved);
  return marked.slice(0, last + 1);
}

/** Whether somebody may change or remove a comment: those who wrote it, as long as it is there. */
export function mayChangeComment(userId: number, comment: { userId: number; isRemoved: boolean }): boolean {
  return comment.userId === userId && !comment.isRemoved;
}
