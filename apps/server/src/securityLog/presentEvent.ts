import { textOf, type Language, type SecurityEvent, type Translations } from '@college/curriculum-model';
import { deviceText } from '../sessions/deviceNames';
import type { SecurityRow } from './listEvents';

/** An entry as its readers get it. */
export function presentEvent({ event, ...names }: SecurityRow, language: Language): SecurityEvent {
  const { id, at, kind, outcome, what, record, address, device, times } = event;
  return {
    id,
    time: at.toISOString(),
    kind,
    outcome,
    actor: personOf(event.actorId, names.actorName, names.actorTranslations, language),
    person: personOf(event.personId, names.personName, names.personTranslations, language),
    what,
    record,
    address,
    device: deviceText(device),
    times,
  };
}

function personOf(id: number | null, userName: string | null, translations: Translations | null, language: Language) {
  if (id === null) return null;
  return { id, name: textOf({ userName: userName ?? '', translations: translations ?? {} }, 'userName', language) };
}
