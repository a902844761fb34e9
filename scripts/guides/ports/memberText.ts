import { allEndpoints } from '../../../packages/api-client/src/contract';
import type { Endpoint } from '../../../packages/api-client/src/core/endpoint';
import { code, parts, table } from '../markdown';
import type { PortCall, PortReference } from './described';
import { fieldRows, type FieldRow } from './fieldRows';
import { limitsOf, wholeNumber } from '../../../packages/api-client/src/openapi/fieldLimits';
import { meaningOfComment, meaningOfParameter } from './meanings';
import { callsOf, type Call } from './sentences';
import { typeText } from './typeText';
import type { ReferenceWords } from './words';

const endpoints: readonly Endpoint[] = Object.values(allEndpoints);

/** The call of the contract with a method and a path. */
export function endpointOf({ method, path }: Call): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);
}

/** A call of a port: what it does, takes and answers, and the request with which ours does it. */
export function memberText(member: PortCall, reference: PortReference, words: ReferenceWords): string {
  const { name, description, isOptional, answers, parameters = [], answer } = member;
  const taken = parameters.flatMap((parameter) => {
    const meaning = meaningOfParameter(parameter, reference);
    return [
      { path: parameter.name, type: parameter.type, isOptional: Boolean(parameter.isOptional), meaning },
      ...fieldRows(parameter.type, parameter.name),
    ];
  });
  return parts(
    `### ${name}`,
    `${meaningOfComment(description)[words.language] ?? ''}${isOptional ? ` ${words.optional}` : ''}`.trim(),
    taken.length > 0 && fieldTable(taken, words),
    answer &&
      answer.kind !== 'none' &&
      answer.kind !== 'any' &&
      `${answers === 'stream' ? words.streams : words.answers} ${typeText(answer, words.or)}`,
    answer && fieldRows(answer).length > 0 && fieldTable(fieldRows(answer), words),
    ...callsOf(description).map((call) => requestText(call, words)),
  );
}

/** A table of fields, with limits where there are any. */
export function fieldTable(rows: readonly FieldRow[], words: ReferenceWords, limits: ReadonlyMap<string, string> = new Map()): string {
  const hasLimits = rows.some(({ path }) => limits.has(path));
  return table(
    [words.field, words.type, words.meaning, ...(hasLimits ? [words.limits] : [])],
    rows.map(({ path, type, isOptional, meaning }) => [
      code(path),
      `${typeText(type, words.or)}${isOptional ? words.mayBeAbsent : ''}`,
      meaning[words.language] ?? '',
      ...(hasLimits ? [limits.get(path) ?? ''] : []),
    ]),
  );
}

function requestText(call: Call, words: ReferenceWords) {
  const endpoint = endpointOf(call);
  const limits = [...limitsOf(endpoint?.body ?? endpoint?.query)].filter(([path]) => path.split(/[.[]/).length <= 4);
  const told = limits.filter(([, limit]) => limit.en !== wholeNumber.en);
  const accepted = told.map(([path, limit]) => `${code(path || 'body')} ${limit[words.language]}`).join(words.and);
  return `${words.request} ${code(`${call.method} ${call.path}`)}${accepted && `${words.accepts}${accepted}`}`;
}
