/** What every reply has around its data (core §8). */
export interface Envelope<Data> {
  code: string;
  message: string;
  data: Data;
}
