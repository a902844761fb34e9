import type { AdditionalInfo, CourseCard, LoginUser } from '@college/curriculum-model';
import type { KnownFact, KnownFacts } from '@college/curriculum-widgets/syllabus/SyllabusEditor';

interface Sources {
  user: Pick<LoginUser, 'userName' | 'email' | 'translations'>;
  /** The card of the course. */
  card: Pick<CourseCard, 'manager'> | undefined;
  department: { name: string; translations?: LoginUser['translations'] } | undefined;
  /** Reports of other courses of the major. */
  reports: readonly { course: string; info: AdditionalInfo }[];
  text: FactWords;
}

/** Where a value is known from, in the reader's language. */
interface FactWords {
  account: string;
  manager: string;
  department: string;
  report: (words: { course: string }) => string;
}

/** Fields that other reports of the major are likely to share. */
const sharedFields = ['lecturer', 'phone', 'email', 'department', 'classname', 'students', 'classroom'] as const;

/** What is known of the fields of a report: the person and the managers first, then what other reports of the major say. */
export function knownFactsOf({ user, card, department, reports, text }: Sources): KnownFacts {
  const managers = card?.manager ?? [];
  const isOwn = managers.some(({ label }) => label === user.userName);
  const own = { value: user.userName, source: text.account };
  const others = managers.map(({ label }) => ({ value: label, source: text.manager }));
  const facts: Record<(typeof sharedFields)[number], KnownFact[]> = {
    // Who fills in the report of somebody else's course is not the likeliest to teach it.
    lecturer: isOwn ? [own, ...others] : [...others, own],
    phone: [],
    email: [{ value: user.email, source: text.account }],
    department: department ? [{ value: department.name, source: text.department }] : [],
    classname: [],
    students: [],
    classroom: [],
  };
  for (const { course, info } of reports) {
    const isSamePerson = info.lecturer !== '' && facts.lecturer.some(({ value }) => value === info.lecturer);
    for (const name of sharedFields) {
      const value = info[name] === null ? '' : String(info[name]).trim();
      const isPersonal = name === 'phone' || name === 'email' || name === 'lecturer';
      if (value !== '' && (!isPersonal || isSamePerson)) facts[name].push({ value, source: text.report({ course }) });
    }
  }
  return { ...facts, ...englishFacts({ user, card, department, text }) };
}

function englishFacts({ user, card, department, text }: Omit<Sources, 'reports'>): KnownFacts {
  const fact = (value: string | undefined, source: string): KnownFact[] => (value ? [{ value, source }] : []);
  return {
    'en:lecturer': [
      ...(card?.manager ?? []).flatMap(({ translations }) => fact(translations?.en?.label?.text, text.manager)),
      ...fact(user.translations?.en?.userName?.text, text.account),
    ],
    'en:department': fact(department?.translations?.en?.name?.text, text.department),
  };
}
