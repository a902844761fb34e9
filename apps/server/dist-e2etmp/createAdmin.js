import {
  hashPassword,
  openDatabase,
  passwordFault,
  passwordLimits,
  readOptions,
  schema_exports
} from "./chunk-NWGVILSD.js";
import "./chunk-PZ5AY32C.js";

// src/admin/createAdmin.ts
import { parseArgs } from "util";

// ../../packages/curriculum-model/src/users/passwordMessages.ts
var passwordMessages = {
  tooShort: { zh: `\u5BC6\u7801\u81F3\u5C11\u9700\u8981 ${passwordLimits.min} \u4E2A\u5B57\u7B26\u3002`, en: `The password needs at least ${passwordLimits.min} characters.` },
  tooLong: { zh: `\u5BC6\u7801\u6700\u591A ${passwordLimits.max} \u4E2A\u5B57\u7B26\u3002`, en: `The password may have at most ${passwordLimits.max} characters.` },
  tooPlain: {
    zh: "\u5BC6\u7801\u8FC7\u4E8E\u7B80\u5355\uFF0C\u8BF7\u907F\u514D\u4F7F\u7528\u5E38\u89C1\u5355\u8BCD\u3001\u8FDE\u7EED\u6216\u91CD\u590D\u7684\u5B57\u7B26\u4EE5\u53CA\u7EAF\u6570\u5B57\u3002",
    en: "The password is too easy to guess. Avoid common words, runs, repetitions and digits alone."
  },
  likeAccount: {
    zh: "\u5BC6\u7801\u4E0D\u80FD\u4E0E\u7528\u6237\u540D\u6216\u90AE\u7BB1\u76F8\u540C\u3002",
    en: "The password must differ from the user name and the e-mail address."
  }
};

// src/admin/addAdministrator.ts
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";

// src/admin/messages.ts
var adminMessages = {
  usage: {
    zh: "\u521B\u5EFA\u7B2C\u4E00\u4E2A\u7BA1\u7406\u5458\u3002\n\n  npm run admin:create -- --email \u90AE\u7BB1 --name \u59D3\u540D [--college \u5B66\u6821\u540D\u79F0]\n\n\u7F3A\u5C11\u7684\u5185\u5BB9\u4F1A\u9010\u9879\u8BE2\u95EE\u3002\u5BC6\u7801\u4E0D\u63A5\u53D7\u547D\u4EE4\u884C\u53C2\u6570\uFF0C\u8BF7\u5728\u63D0\u793A\u540E\u8F93\u5165\uFF0C\u6216\u901A\u8FC7\u73AF\u5883\u53D8\u91CF ADMIN_PASSWORD \u6216\u6807\u51C6\u8F93\u5165\u63D0\u4F9B\u3002",
    en: "Creates the first administrator.\n\n  npm run admin:create -- --email ADDRESS --name NAME [--college NAME OF THE COLLEGE]\n\nWhat is missing is asked for. The password is never an argument: type it when asked, or give it as ADMIN_PASSWORD or on standard input."
  },
  askEmail: { zh: "\u90AE\u7BB1", en: "E-mail address" },
  askName: { zh: "\u59D3\u540D", en: "Name" },
  askCollege: { zh: "\u5B66\u6821\u540D\u79F0", en: "Name of the college" },
  askPassword: { zh: "\u5BC6\u7801\uFF08\u8F93\u5165\u65F6\u4E0D\u663E\u793A\uFF09", en: "Password (not shown)" },
  askPasswordAgain: { zh: "\u518D\u6B21\u8F93\u5165\u5BC6\u7801", en: "The password again" },
  passwordsDiffer: { zh: "\u4E24\u6B21\u8F93\u5165\u7684\u5BC6\u7801\u4E0D\u4E00\u81F4\u3002", en: "The two passwords differ." },
  emailWrong: { zh: "\u90AE\u7BB1\u683C\u5F0F\u4E0D\u6B63\u786E\u3002", en: "The e-mail address is not valid." },
  emailTaken: { zh: "\u8BE5\u90AE\u7BB1\u5DF2\u88AB\u4F7F\u7528\u3002", en: "This e-mail address is in use already." },
  nameEmpty: { zh: "\u59D3\u540D\u4E0D\u80FD\u4E3A\u7A7A\uFF0C\u4E14\u6700\u591A 200 \u4E2A\u5B57\u7B26\u3002", en: "The name cannot be empty or longer than 200 characters." },
  collegeEmpty: {
    zh: "\u5B66\u6821\u540D\u79F0\u4E0D\u80FD\u4E3A\u7A7A\uFF0C\u4E14\u6700\u591A 200 \u4E2A\u5B57\u7B26\u3002",
    en: "The name of the college cannot be empty or longer than 200 characters."
  },
  administratorExists: {
    zh: "\u8FD9\u6240\u5B66\u6821\u5DF2\u6709\u7BA1\u7406\u5458\uFF0C\u8BF7\u7531\u8BE5\u7BA1\u7406\u5458\u5728\u7528\u6237\u7BA1\u7406\u4E2D\u6DFB\u52A0\u5176\u4ED6\u7528\u6237\u3002",
    en: "This college has an administrator already. That person adds others under user management."
  },
  created: { zh: "\u7BA1\u7406\u5458\u5DF2\u521B\u5EFA\u3002\u8BF7\u7528\u6B64\u90AE\u7BB1\u548C\u5BC6\u7801\u767B\u5F55\u3002", en: "The administrator was created. Sign in with this address and password." },
  failed: { zh: "\u672A\u80FD\u521B\u5EFA\u7BA1\u7406\u5458\uFF0C\u6CA1\u6709\u4FDD\u5B58\u4EFB\u4F55\u5185\u5BB9\u3002", en: "The administrator was not created; nothing was saved." },
  unknownOption: { zh: "\u65E0\u6CD5\u8BC6\u522B\u7684\u53C2\u6570\uFF1A", en: "Unknown option: " }
};
function inBothLanguages({ zh, en }) {
  return `${zh}
${en}`;
}

// src/admin/addAdministrator.ts
var permissionId = 1;
var managersBelow = 10;
var longestName = 200;
var longestEmail = 254;
var emailSchema = z.email().max(longestEmail);
async function addAdministrator({ transaction }, given) {
  const refusals = refusalsOf(given);
  if (refusals.length > 0) return { refusals };
  const details = { email: given.email.trim(), name: given.name.trim(), collegeName: given.collegeName.trim() };
  const passwordHash = await hashPassword(given.password);
  return await transaction(async (tx) => {
    await tx.execute(sql`lock table ${schema_exports.colleges} in exclusive mode`);
    if (await isEmailTaken(tx, details.email)) return { refusals: [adminMessages.emailTaken] };
    const collegeId = await findOrAddCollege(tx, details.collegeName);
    if (await hasAdministrator(tx, collegeId)) return { refusals: [adminMessages.administratorExists] };
    const account = { userName: details.name, email: details.email, passwordHash, collegeId, permissionId, relativeId: collegeId };
    const [user] = await tx.insert(schema_exports.users).values(account).returning({ id: schema_exports.users.id });
    const id = user.id;
    const after = { userName: details.name, email: details.email, permissionId };
    await tx.insert(schema_exports.auditLog).values({ userId: id, action: "created", entity: "users", entityId: id, after });
    return { id, collegeId };
  });
}
function refusalsOf({ email, name, collegeName, password }) {
  const fault = passwordFault(password, [name, email]);
  return [
    ...emailSchema.safeParse(email.trim()).success ? [] : [adminMessages.emailWrong],
    ...isName(name) ? [] : [adminMessages.nameEmpty],
    ...isName(collegeName) ? [] : [adminMessages.collegeEmpty],
    ...fault ? [passwordMessages[fault]] : []
  ];
}
function isName(name) {
  return name.trim() !== "" && name.length <= longestName && !name.includes("\0");
}
async function isEmailTaken(tx, email) {
  const { users } = schema_exports;
  return await tx.$count(users, and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt))) > 0;
}
async function findOrAddCollege(tx, name) {
  const { colleges } = schema_exports;
  const [known] = await tx.select({ id: colleges.id }).from(colleges).where(and(eq(colleges.name, name), isNull(colleges.deletedAt)));
  if (known) return known.id;
  const [added] = await tx.insert(colleges).values({ name }).returning({ id: colleges.id });
  return added.id;
}
async function hasAdministrator(tx, collegeId) {
  const { users } = schema_exports;
  return await tx.$count(users, and(eq(users.collegeId, collegeId), lt(users.permissionId, managersBelow), isNull(users.deletedAt))) > 0;
}

// src/admin/askDetails.ts
import { createInterface } from "readline/promises";
import { Writable } from "stream";
async function askDetails(given, environmentPassword, terminal) {
  const screen = mutableOutput(terminal.output);
  const lines = createInterface({ input: terminal.input, output: screen.stream, terminal: terminal.isInteractive });
  const answers = lines[Symbol.asyncIterator]();
  async function ask(question) {
    if (terminal.isInteractive) return await lines.question(`${question.zh} / ${question.en}: `);
    const answer = await answers.next();
    return answer.done ? "" : answer.value;
  }
  async function askHidden(question) {
    if (!terminal.isInteractive) return await ask(question);
    terminal.output.write(`${question.zh} / ${question.en}: `);
    screen.setMuted(true);
    const answer = await lines.question("");
    screen.setMuted(false);
    terminal.output.write("\n");
    return answer;
  }
  try {
    const email = given.email ?? await ask(adminMessages.askEmail);
    const name = given.name ?? await ask(adminMessages.askName);
    const collegeName = given.college ?? await ask(adminMessages.askCollege);
    const password = environmentPassword ?? await askHidden(adminMessages.askPassword);
    const isTyped = environmentPassword === void 0 && terminal.isInteractive;
    if (isTyped && await askHidden(adminMessages.askPasswordAgain) !== password) return { refusal: adminMessages.passwordsDiffer };
    return { email, name, collegeName, password };
  } finally {
    lines.close();
  }
}
function mutableOutput(output) {
  let isMuted = false;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) output.write(chunk);
      done();
    }
  });
  return {
    stream,
    setMuted(muted) {
      isMuted = muted;
    }
  };
}

// src/admin/createAdmin.ts
var { stdin, stdout, stderr } = process;
var silent = { info() {
}, warn() {
}, error() {
} };
async function createAdmin(parameters) {
  const options = { email: { type: "string" }, name: { type: "string" }, college: { type: "string" }, help: { type: "boolean" } };
  const { values: given, tokens } = parseArgs({ args: parameters, options, strict: false, tokens: true });
  const unknown = tokens.find((token) => token.kind === "positional" || token.kind === "option" && !(token.name in options));
  if (unknown)
    return refuse([`${inBothLanguages(adminMessages.unknownOption)}${parameters[unknown.index]}`, inBothLanguages(adminMessages.usage)]);
  if (given.help) {
    stdout.write(`${inBothLanguages(adminMessages.usage)}
`);
    return 0;
  }
  const details = await askDetails(given, process.env.ADMIN_PASSWORD, {
    input: stdin,
    output: stdout,
    isInteractive: stdin.isTTY
  });
  if ("refusal" in details) return refuse([inBothLanguages(details.refusal)]);
  const refusals = refusalsOf(details);
  if (refusals.length > 0) return refuse(refusals.map(inBothLanguages));
  const { databaseUrl, dataFolder } = readOptions([], process.env);
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder, logger: silent });
  try {
    const outcome = await addAdministrator(database, details);
    if ("refusals" in outcome) return refuse(outcome.refusals.map(inBothLanguages));
    stdout.write(`${inBothLanguages(adminMessages.created)}
`);
    return 0;
  } finally {
    await database.close();
  }
}
function refuse(reasons) {
  stderr.write(`${[...reasons, inBothLanguages(adminMessages.failed)].join("\n\n")}
`);
  return 1;
}
process.exitCode = await createAdmin(process.argv.slice(2)).catch(
  (error) => refuse([error instanceof Error ? error.message.slice(0, 500) : String(error)])
);
//# sourceMappingURL=createAdmin.js.map