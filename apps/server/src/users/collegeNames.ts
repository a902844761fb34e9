import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { colleges } = schema;

/** What a college is called in both languages. */
export async function findCollegeNames(db: Queries, collegeId: number): Promise<{ collegeName: string; collegeNameEn: string }> {
  const [college] = await db.select().from(colleges).where(eq(colleges.id, collegeId));
  const collegeName = college?.name ?? '';
  return { collegeName, collegeNameEn: college?.translations.en?.name?.text || collegeName };
}
