import type { Erasure } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';

type Counted = Record<string, number>;

/** What deleting the data of a person removes and leaves, by number. */
export async function findErasure(db: Queries, id: number): Promise<Erasure> {
  const { rows } = await db.execute<Counted>(sql`select
    (select count(*) from user_avatars where user_id = ${id})::int as picture,
    (select count(*) from sessions where user_id = ${id})::int as sign_ins,
    (select count(*) from second_factors where user_id = ${id})::int as second_factor,
    ((select count(*) from security_notices where user_id = ${id}) + (select count(*) from leader_notices where user_id = ${id}))::int as notices,
    (select count(*) from outbox_mails where user_id = ${id})::int as mails,
    (select count(*) from feedback_images i join feedbacks f on f.id = i.feedback_id where f.user_id = ${id})::int as feedback_pictures,
    (select count(*) from course_managers where user_id = ${id})::int as courses,
    (select count(*) from audit_log where user_id = ${id})::int as changes,
    (select count(*) from comments where user_id = ${id} and removed_at is null)::int as comments,
    ((select count(*) from proposals where user_id = ${id}) + (select count(*) from proposal_events where user_id = ${id})
      + (select count(*) from accepted_findings where user_id = ${id}))::int as decisions,
    (select count(*) from feedbacks where user_id = ${id})::int as feedbacks,
    (select count(*) from security_events where actor_id = ${id} or person_id = ${id})::int as security_events`);
  const count = (name: string) => rows[0]?.[name] ?? 0;
  return {
    id,
    removed: {
      account: 1,
      picture: count('picture'),
      signIns: count('sign_ins'),
      secondFactor: count('second_factor'),
      notices: count('notices'),
      mails: count('mails'),
      feedbackPictures: count('feedback_pictures'),
      courses: count('courses'),
    },
    kept: {
      changes: count('changes'),
      comments: count('comments'),
      decisions: count('decisions'),
      feedbacks: count('feedbacks'),
      securityEvents: count('security_events'),
    },
  };
}
