/** Something that JSON cannot hold, as the code that makes it. */
export class Code {
  constructor(readonly text: string) {}
}
