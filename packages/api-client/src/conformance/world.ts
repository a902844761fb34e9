import type { Bilingual, LoginUser } from '@college/curriculum-model';
import type { CleanUp } from './cleanUp';
import { NotTried } from './faults';
import { lacking } from './messages';

/** A person whom the suite made, to change what belongs to a person. */
export interface MadePerson {
  id: number;
  email: string;
  userName: string;
  password: string;
  token: string;
}

/** What earlier replies told: records of the college to read, and records of the suite's own to write. */
export interface Known {
  user: Pick<LoginUser, 'id' | 'userName' | 'collegeId' | 'permissionId' | 'relativeId'>;
  password: string;
  email: string;
  collegeId: number;
  /** Records that are there anyhow; only read. */
  majorId: number;
  courseId: number;
  courseName: string;
  projectId: number;
  occupationId: number;
  collegeMajorId: number;
  newsId: number;
  talentId: number;
  reportLink: string;
  feedbackImageId: number;
  /** A major that was named to make course units in, and is otherwise only read. */
  givenMajorId: number;
  /** Records of the suite's own. */
  ownDepartmentId: number;
  ownMajorId: number;
  ownIndicatorIds: number[];
  /** The major in which the suite's own course units stand, and its indicator points: the suite's own, or the given one. */
  homeMajorId: number;
  homeIndicatorIds: number[];
  targetMajorId: number;
  ownCourseId: number;
  ownProjectIds: number[];
  ownPointIds: number[];
  ownKsaIds: number[];
  ownGoalIds: number[];
  ownTaskGoalIds: number[];
  ownOccupationId: number;
  ownCollegeMajorId: number;
  ownNewsId: number;
  ownTalentId: number;
  ownLink: { id: number; link: string };
  copyKey: string;
  person: MadePerson;
}

/** What one run knows and has made. */
export class World {
  private readonly known: Partial<Known> = {};
  private readonly pinned = new Set<keyof Known>();
  private readonly failures = new Map<keyof Known, Bilingual>();

  constructor(
    /** Tells the records of this run from those of another. */
    readonly stamp: string,
    readonly isReadOnly: boolean,
    readonly languageCode: string,
    readonly cleanUp: CleanUp,
  ) {}

  /** A name by which people see whose record it is. */
  named(what: string): string {
    return `Conformance check 接口自检 ${this.stamp} ${what}`;
  }

  keep<Key extends keyof Known>(key: Key, value: Known[Key] | undefined): void {
    if (value !== undefined && !this.pinned.has(key)) this.known[key] = value;
  }

  /** Remembers what was given from outside and no reply may change. */
  pin<Key extends keyof Known>(key: Key, value: Known[Key]): void {
    this.keep(key, value);
    this.pinned.add(key);
  }

  /** Remembers why there is nothing under this key. */
  lack(key: keyof Known, why: Bilingual): void {
    if (this.known[key] === undefined) this.failures.set(key, why);
  }

  /** What is known under this key, if anything. */
  peek<Key extends keyof Known>(key: Key): Known[Key] | undefined {
    return this.known[key];
  }

  /** What is known under this key; without it the call is not tried. */
  need<Key extends keyof Known>(key: Key): Known[Key] {
    const value = this.known[key];
    if (value === undefined) throw this.notTried(key);
    return value as Known[Key];
  }

  /** The first of a list that must not be empty. */
  first(key: 'homeIndicatorIds' | 'ownProjectIds' | 'ownPointIds' | 'ownKsaIds' | 'ownGoalIds' | 'ownTaskGoalIds', at = 0): number {
    const value = this.need(key)[at];
    if (value === undefined) throw this.notTried(key);
    return value;
  }

  private notTried(key: keyof Known): NotTried {
    const why = this.failures.get(key);
    const { zh, en } = lacking[key];
    return new NotTried(why ? { zh: `${zh}（${why.zh}）`, en: `${en} (${why.en})` } : { zh, en }, key);
  }
}
