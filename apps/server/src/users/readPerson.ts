import type { AccountState, Language, ManagedUser } from '@college/curriculum-model';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import type { Caller } from '../rights/caller';
import { findPerson } from '../rights/people';
import { presentPerson } from './presentPerson';
import { findAccount } from './userRepository';

/** A person as the list of people shows them. */
export async function readPerson(db: Queries, caller: Caller, id: number, language: Language): Promise<ManagedUser> {
  const row = await findPerson(db, caller, id);
  if (!row) throw notFound(httpMessages.subjectMissing);
  return presentPerson(row, caller, language);
}

/** An account as a save of its name or password answers it. */
export async function readAccount(db: Queries, id: number): Promise<AccountState> {
  const account = await findAccount(db, id);
  if (!account) throw notFound(httpMessages.subjectMissing);
  const { userName, email, translations, version } = account;
  return { id, userName, email, translations, version };
}
