// A test gives this to a server's process with `--import`: the clock of that process then jumps when the test asks for it, as after a correction by the
// system or a pause of its machine.
const RealDate = Date;
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};

process.on('message', ({ clockOffset }) => {
  if (clockOffset !== undefined) offset = clockOffset;
});
process.channel.unref();
