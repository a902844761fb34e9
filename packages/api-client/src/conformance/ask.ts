import { isSuccess, type Language } from '@college/curriculum-model';
import { allEndpoints, type EndpointName } from '../contract';
import type { CallArguments } from '../core/client';
import type { DownloadedFile } from '../core/download';
import type { DataOutput, Endpoint } from '../core/endpoint';
import { fileNameOf } from '../core/fileName';
import { inWords, type Exchange, type Send } from './exchange';
import { Broken } from './faults';
import { checkNames } from './messages';
import { firstMismatch } from './mismatch';
import { readEventText } from './readEventText';

type EndpointOf<Name extends EndpointName> = (typeof allEndpoints)[Name];
/** The input of a call. */
export type InputOf<Name extends EndpointName> = CallArguments<EndpointOf<Name>>;
/** What a call answers: its data, all events of its stream, or its file. */
export type AnswerOf<Name extends EndpointName> =
  EndpointOf<Name> extends { reply: 'events' }
    ? DataOutput<EndpointOf<Name>>[]
    : EndpointOf<Name> extends { reply: 'file' }
      ? DownloadedFile
      : DataOutput<EndpointOf<Name>>;

/** A reply whose code is not looked at yet. */
export interface Reply {
  code: string;
  message: string;
  data: unknown;
  exchange: Exchange;
}

/** Makes calls by their names in the contract. */
export interface Ask {
  /** The data of a call that must succeed in the shape of the contract. */
  data<Name extends EndpointName>(name: Name, input: InputOf<Name>): Promise<AnswerOf<Name>>;
  /** Whatever a call answers; without an envelope it does not hold. */
  reply<Name extends EndpointName>(name: Name, input: InputOf<Name>): Promise<Reply>;
  /** The same for another person, or for nobody. */
  as(token: string | undefined): Ask;
}

/** Calls made as the holder of a token. */
export function createAsk(send: Send, token: string | undefined, language: Language): Ask {
  return {
    async data(name, input) {
      const endpoint: Endpoint = allEndpoints[name];
      return openAnswer(endpoint, await send(endpoint, input, token), language) as AnswerOf<typeof name>;
    },
    async reply(name, input) {
      const exchange = await send(allEndpoints[name], input, token);
      if (!exchange.envelope) throw new Broken(inWords(exchange), exchange.request, checkNames.envelope);
      const { code, message, data } = exchange.envelope;
      return { code, message: typeof message === 'string' ? message : '', data, exchange };
    },
    as: (other) => createAsk(send, other, language),
  };
}

/** The answer in an exchange, or what does not hold about it. */
export function openAnswer(endpoint: Endpoint, exchange: Exchange, language: Language): unknown {
  if (exchange.envelope && !isSuccess(exchange.envelope.code)) throw new Broken(inWords(exchange), exchange.request, checkNames.answers);
  if (endpoint.reply === 'file') return openFile(exchange);
  if (endpoint.reply === 'events') return openEvents(endpoint, exchange, language);
  if (!exchange.envelope || exchange.status >= 400) throw new Broken(inWords(exchange), exchange.request, checkNames.envelope);
  if (typeof exchange.envelope.message !== 'string') throw new Broken(inWords(exchange), exchange.request, checkNames.envelope);
  return inShape(endpoint, exchange.envelope.data, exchange, language);
}

function inShape(endpoint: Endpoint, data: unknown, exchange: Exchange, language: Language): unknown {
  const mismatch = firstMismatch(endpoint.data, data, language);
  if (mismatch !== undefined) throw new Broken(mismatch, exchange.request, checkNames.shape);
  return endpoint.data.parse(data);
}

function openFile(exchange: Exchange): DownloadedFile {
  const disposition = exchange.headers.get('content-disposition');
  if (exchange.status !== 200 || disposition === null) throw new Broken(inWords(exchange), exchange.request, checkNames.file);
  const type = exchange.headers.get('content-type') ?? '';
  return { blob: new Blob([exchange.bytes], { type }), fileName: fileNameOf(disposition, '') };
}

function openEvents(endpoint: Endpoint, exchange: Exchange, language: Language): unknown[] {
  const isStream = exchange.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream) throw new Broken(inWords(exchange), exchange.request, checkNames.events);
  return readEventText(new TextDecoder().decode(exchange.bytes)).map(({ event, value }) => {
    if (event === 'error') throw new Broken(`event "error": ${JSON.stringify(value)}`, exchange.request, checkNames.events);
    return inShape(endpoint, value, exchange, language);
  });
}
