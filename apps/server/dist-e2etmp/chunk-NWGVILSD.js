import {
  __export
} from "./chunk-PZ5AY32C.js";

// src/db/openEmbedded.ts
import { AsyncLocalStorage } from "async_hooks";
import { mkdir } from "fs/promises";
import { drizzle as drizzle2 } from "drizzle-orm/node-postgres";
import pg from "pg";

// src/db/engineStream.ts
import { Duplex } from "stream";
import { callbackify } from "util";
var EngineStream = class extends Duplex {
  #engine;
  #pending = [];
  #isStarted = false;
  constructor(engine) {
    super();
    this.#engine = engine;
  }
  connect() {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
  _read() {
  }
  _write(chunk, _encoding, done) {
    callbackify(() => this.#take(chunk))(done);
  }
  async #take(chunk) {
    this.#pending.push(chunk);
    const bytes2 = Buffer.concat(this.#pending);
    if (this.#isStarted && !asksForAnswer(bytes2)) {
      this.#pending = [bytes2];
      return;
    }
    this.#pending = [];
    if (this.#isStarted && bytes2.readUInt8(0) === terminateType) return;
    const act = this.#isStarted ? "query" : "start";
    this.#isStarted = true;
    const reply = await this.#engine.ask(act, Uint8Array.from(bytes2));
    if (reply.length > 0) this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.length));
  }
  _final(done) {
    this.push(null);
    done();
    this.destroy();
  }
};
var terminateType = "X".charCodeAt(0);
var askingTypes = new Set(["Q", "S", "H", "X"].map((type) => type.charCodeAt(0)));
function asksForAnswer(bytes2) {
  let offset = 0;
  let type = 0;
  while (offset + 5 <= bytes2.length) {
    type = bytes2.readUInt8(offset);
    offset += 1 + bytes2.readUInt32BE(offset + 1);
  }
  return offset === bytes2.length && askingTypes.has(type);
}

// src/db/engineThread.ts
import { fileURLToPath } from "url";
import { Worker } from "worker_threads";
async function startEngineThread(options) {
  const script = fileURLToPath(new URL("engineWorker.js", import.meta.url));
  const worker = new Worker(script, { workerData: options, execArgv: [] });
  const waiting = /* @__PURE__ */ new Map();
  let requestCount = 0;
  let ended;
  function end(reason) {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }
  await new Promise((resolve2, reject) => {
    worker.on("message", (reply) => {
      if (reply.ready) return resolve2();
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.error === void 0) asker?.resolve(reply.bytes ?? new Uint8Array());
      else asker?.reject(new Error(`Embedded database: the engine failed (${reply.error}). The request was not carried out. Try again.`));
    });
    worker.once("error", (error) => {
      end(new Error(`Embedded database: its thread broke down (${String(error.message).slice(0, 500)}). Start the server again.`));
      reject(ended);
    });
    worker.once("exit", () => {
      end(new Error("Embedded database: it is closed. No query can be answered. Open it again."));
      reject(ended);
    });
  });
  return {
    ask(act, bytes2) {
      if (ended) return Promise.reject(ended);
      const id = ++requestCount;
      return new Promise((resolve2, reject) => {
        waiting.set(id, { resolve: resolve2, reject });
        worker.postMessage({ id, act, bytes: bytes2 });
      });
    },
    get requestCount() {
      return requestCount;
    },
    async stop() {
      await worker.terminate();
    }
  };
}

// src/db/folderLock.ts
import { createHash, randomUUID } from "crypto";
import { link, mkdtemp, readdir, realpath, rm, symlink, unlink } from "fs/promises";
import net from "net";
import { tmpdir } from "os";
import path from "path";
import { setTimeout as pause } from "timers/promises";

// src/db/messages.ts
var databaseMessages = {
  folderInUse: (folder) => `\u6570\u636E\u5E93\u6587\u4EF6\u5939 ${folder} \u6B63\u5728\u88AB\u53E6\u4E00\u4E2A\u8FDB\u7A0B\u4F7F\u7528\uFF0C\u4E24\u4E2A\u8FDB\u7A0B\u540C\u65F6\u5199\u5165\u4F1A\u4E22\u5931\u6570\u636E\u3002\u8BF7\u5148\u505C\u6B62\u53E6\u4E00\u4E2A\u670D\u52A1\u5668\uFF0C\u6216\u6362\u4E00\u4E2A\u6587\u4EF6\u5939\u3002 The database folder ${folder} is in use by another process; two of them would lose data. Stop the other server, or use another folder.`,
  wrongAddress: "DATABASE_URL \u4E0D\u662F\u6709\u6548\u7684\u5730\u5740\uFF0C\u5E94\u5F62\u5982 postgres://\u7528\u6237:\u5BC6\u7801@\u4E3B\u673A/\u6570\u636E\u5E93\u3002 DATABASE_URL is not a valid address. It looks like postgres://user:password@host/database.",
  unreachable: (reason) => `\u65E0\u6CD5\u8FDE\u63A5 DATABASE_URL \u6307\u5B9A\u7684\u6570\u636E\u5E93\uFF08${reason}\uFF09\u3002\u8BF7\u68C0\u67E5\u5730\u5740\u3001\u8D26\u53F7\u4EE5\u53CA\u6570\u636E\u5E93\u662F\u5426\u5DF2\u542F\u52A8\u3002 The database of DATABASE_URL cannot be reached (${reason}). Check the address, the account and whether it is running.`,
  tooOld: "\u9700\u8981 PostgreSQL 15 \u6216\u66F4\u9AD8\u7248\u672C\u3002 PostgreSQL 15 or newer is needed.",
  wrongEncoding: "\u6570\u636E\u5E93\u7684\u7F16\u7801\u4E0D\u662F UTF8\uFF0C\u65E0\u6CD5\u4FDD\u5B58\u4E2D\u6587\u3002\u8BF7\u4EE5 UTF8 \u7F16\u7801\u65B0\u5EFA\u6570\u636E\u5E93\u3002 The encoding of the database is not UTF8, so Chinese cannot be stored. Create it with the encoding UTF8."
};

// src/db/folderLock.ts
var FolderInUseError = class extends Error {
  name = "FolderInUseError";
  constructor(folder) {
    super(databaseMessages.folderInUse(folder));
  }
};
async function lockFolder(folder) {
  const place = await realpath(folder);
  if (process.platform === "win32") return await listenOnPipe(place);
  return await withShortPath(place, (shortPlace) => takeTurn(place, shortPlace));
}
async function takeTurn(place, shortPlace) {
  const ownName = `lock-${process.pid}-${randomUUID().slice(0, 8)}`;
  const server = await listen(path.join(shortPlace, ownName));
  try {
    for (; ; ) {
      const highest = await highestNumber(place);
      if (highest > 0 && await isAnswered(path.join(shortPlace, `lock.${highest}`))) throw new FolderInUseError(place);
      const number = highest + 1;
      if (!await linkOnce(path.join(place, ownName), path.join(place, `lock.${number}`))) continue;
      await pause(60);
      if (await highestNumber(place) !== number) {
        await unlink(path.join(place, `lock.${number}`));
        continue;
      }
      await removeOlder(place, number);
      return { release: () => close(server) };
    }
  } catch (error) {
    await close(server);
    throw error;
  } finally {
    await rm(path.join(place, ownName), { force: true });
  }
}
async function lockNumbers(place) {
  const names2 = await readdir(place);
  return names2.flatMap((name) => /^lock\.\d+$/.test(name) ? [Number(name.slice(5))] : []);
}
async function highestNumber(place) {
  return Math.max(0, ...await lockNumbers(place));
}
async function removeOlder(place, number) {
  const older = (await lockNumbers(place)).filter((other) => other < number);
  await Promise.all(older.map((other) => rm(path.join(place, `lock.${other}`), { force: true })));
}
async function linkOnce(from, to) {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}
function listen(socketPath) {
  const server = net.createServer((caller) => caller.destroy());
  server.unref();
  return new Promise((resolve2, reject) => {
    server.once("error", reject);
    server.listen(socketPath, () => resolve2(server));
  });
}
function isAnswered(socketPath) {
  return new Promise((resolve2) => {
    const caller = net.connect(socketPath);
    caller.once("connect", () => resolve2(true));
    caller.once("error", (error) => resolve2(error.code !== "ECONNREFUSED" && error.code !== "ENOENT"));
    caller.once("close", () => caller.destroy());
    caller.once("connect", () => caller.destroy());
  });
}
function close(server) {
  return new Promise((resolve2) => server.close(() => resolve2()));
}
async function withShortPath(place, act) {
  if (Buffer.byteLength(place) < 60) return await act(place);
  const linkFolder = await mkdtemp(path.join(tmpdir(), "cw-"));
  try {
    await symlink(place, path.join(linkFolder, "f"));
    return await act(path.join(linkFolder, "f"));
  } finally {
    await rm(linkFolder, { recursive: true, force: true });
  }
}
async function listenOnPipe(place) {
  const digest = createHash("sha256").update(place.toLowerCase()).digest("hex").slice(0, 32);
  try {
    const server = await listen(`\\\\.\\pipe\\college-workbench-${digest}`);
    return { release: () => close(server) };
  } catch (error) {
    const { code } = error;
    if (code === "EADDRINUSE" || code === "EACCES") throw new FolderInUseError(place);
    throw error;
  }
}

// src/db/migrate.ts
import { fileURLToPath as fileURLToPath2 } from "url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
var migrationLock = 2080902;
async function migrateTables(pool) {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const migrationsFolder = fileURLToPath2(new URL("migrations", import.meta.url));
    await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    await client.query("reset statement_timeout");
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
}

// src/db/schema.ts
var schema_exports = {};
__export(schema_exports, {
  auditLog: () => auditLog,
  colleges: () => colleges,
  copyJobEvents: () => copyJobEvents,
  copyJobs: () => copyJobs,
  courseManagers: () => courseManagers,
  courseMatrixEntries: () => courseMatrixEntries,
  courseUnits: () => courseUnits,
  departments: () => departments,
  downloadTickets: () => downloadTickets,
  feedbackImages: () => feedbackImages,
  feedbacks: () => feedbacks,
  graduationRequirements: () => graduationRequirements,
  indicators: () => indicators,
  ksas: () => ksas,
  majorMatrixEntries: () => majorMatrixEntries,
  majorMatrixGoals: () => majorMatrixGoals,
  majors: () => majors,
  pointKsas: () => pointKsas,
  points: () => points,
  projectMatrixEntries: () => projectMatrixEntries,
  projects: () => projects,
  rateLimits: () => rateLimits,
  sessions: () => sessions,
  settings: () => settings,
  syllabuses: () => syllabuses,
  taskGoals: () => taskGoals,
  teachingGoals: () => teachingGoals,
  users: () => users
});

// src/db/tables/access.ts
import { bigint, index as index3, integer as integer4, jsonb as jsonb4, pgTable as pgTable3, text as text3 } from "drizzle-orm/pg-core";

// src/db/tables/columns.ts
import { integer, jsonb, numeric, timestamp } from "drizzle-orm/pg-core";
var firstId = 1001;
function identity() {
  return integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstId });
}
function moment() {
  return timestamp({ withTimezone: true, precision: 3, mode: "date" });
}
function hours() {
  return numeric({ precision: 8, scale: 2, mode: "number" }).notNull().default(0);
}
function lifetime() {
  return {
    createTime: moment().notNull().defaultNow(),
    updateTime: moment().notNull().defaultNow(),
    deletedAt: moment()
  };
}
function editable() {
  return {
    version: integer().notNull().default(1),
    createdBy: integer(),
    translations: jsonb().$type().notNull().default({}),
    ...lifetime()
  };
}

// src/db/tables/users.ts
import { sql } from "drizzle-orm";
import { index as index2, integer as integer3, jsonb as jsonb3, pgTable as pgTable2, text as text2, uniqueIndex } from "drizzle-orm/pg-core";

// src/db/tables/organisation.ts
import { index, integer as integer2, jsonb as jsonb2, pgTable, text } from "drizzle-orm/pg-core";
var colleges = pgTable("colleges", {
  id: identity(),
  name: text().notNull(),
  ...editable()
});
var departments = pgTable(
  "departments",
  {
    id: identity(),
    collegeId: integer2().notNull().references(() => colleges.id),
    name: text().notNull(),
    ...editable()
  },
  (table) => [index().on(table.collegeId)]
);
var majors = pgTable(
  "majors",
  {
    id: identity(),
    departmentId: integer2().notNull().references(() => departments.id),
    name: text().notNull(),
    code: text().notNull().default(""),
    /** The standard its requirements follow, such as CEEAA-2024. */
    standard: text().notNull().default(""),
    /** What is known of the major beyond its name; staff may add to it. */
    details: jsonb2().$type().notNull().default({}),
    ...editable()
  },
  (table) => [index().on(table.departmentId)]
);

// src/db/tables/users.ts
var users = pgTable2(
  "users",
  {
    id: identity(),
    userName: text2().notNull(),
    email: text2().notNull(),
    /** scrypt with its salt and costs; see passwords. */
    passwordHash: text2().notNull(),
    collegeId: integer3().notNull().references(() => colleges.id),
    permissionId: integer3().notNull(),
    relativeId: integer3().notNull(),
    /** Introduction, job, contact address and the like. */
    profile: jsonb3().$type().notNull().default({}),
    ...editable()
  },
  (table) => [
    uniqueIndex("users_by_email").on(sql`lower(${table.email})`).where(sql`deleted_at is null`),
    index2().on(table.collegeId)
  ]
);
var sessions = pgTable2(
  "sessions",
  {
    tokenHash: text2().primaryKey(),
    userId: integer3().notNull().references(() => users.id),
    createTime: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull()
  },
  (table) => [index2().on(table.userId), index2().on(table.expiresAt)]
);

// src/db/tables/access.ts
var downloadTickets = pgTable3(
  "download_tickets",
  {
    ticketHash: text3().primaryKey(),
    userId: integer4().notNull().references(() => users.id),
    path: text3().notNull(),
    query: jsonb4().$type().notNull().default({}),
    createTime: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment()
  },
  (table) => [index3().on(table.expiresAt)]
);
var rateLimits = pgTable3(
  "rate_limits",
  {
    key: text3().primaryKey(),
    points: integer4().notNull().default(0),
    expire: bigint({ mode: "number" })
  },
  (table) => [index3().on(table.expire)]
);

// src/db/tables/copyJobs.ts
import { index as index4, integer as integer5, jsonb as jsonb5, pgTable as pgTable4, primaryKey, text as text4 } from "drizzle-orm/pg-core";
var copyJobs = pgTable4(
  "copy_jobs",
  {
    unique: text4().primaryKey(),
    userId: integer5().notNull().references(() => users.id),
    params: jsonb5().$type().notNull(),
    state: text4({ enum: ["waiting", "running", "done", "failed"] }).notNull().default("waiting"),
    /** Id of the new course unit once the copy is committed. */
    resultId: integer5(),
    error: text4(),
    createTime: moment().notNull().defaultNow(),
    startedAt: moment(),
    finishedAt: moment(),
    expiresAt: moment().notNull()
  },
  (table) => [index4().on(table.expiresAt), index4().on(table.userId)]
);
var copyJobEvents = pgTable4(
  "copy_job_events",
  {
    jobUnique: text4().notNull().references(() => copyJobs.unique, { onDelete: "cascade" }),
    no: integer5().notNull(),
    percent: integer5().notNull(),
    message: jsonb5().$type().notNull(),
    createTime: moment().notNull().defaultNow()
  },
  (table) => [primaryKey({ columns: [table.jobUnique, table.no] })]
);

// src/db/tables/courseUnits.ts
import { sql as sql2 } from "drizzle-orm";
import { boolean, index as index5, integer as integer6, pgTable as pgTable5, primaryKey as primaryKey2, text as text5 } from "drizzle-orm/pg-core";
var courseUnits = pgTable5(
  "course_units",
  {
    id: identity(),
    majorId: integer6().notNull().references(() => majors.id),
    classId: integer6(),
    typeId: integer6(),
    name: text5().notNull().default(""),
    position: text5().notNull().default(""),
    introduction: text5().notNull().default(""),
    criterion: text5().notNull().default(""),
    theoryPeriod: hours(),
    practicePeriod: hours(),
    totalPeriod: hours(),
    /** True from creation to the first save; such a unit shows in no list. */
    initing: boolean().notNull().default(true),
    ...editable()
  },
  (table) => [
    index5("course_units_by_time").on(table.majorId, table.createTime, table.id).where(sql2`deleted_at is null and not initing`),
    index5("course_units_by_hours").on(table.majorId, table.totalPeriod, table.createTime, table.id).where(sql2`deleted_at is null and not initing`),
    // The two sorts of the list may point in different directions.
    index5("course_units_by_hours_then_latest").on(table.majorId, table.totalPeriod, table.createTime.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql2`deleted_at is null and not initing`),
    index5("course_units_left_new").on(table.createTime).where(sql2`initing and deleted_at is null`)
  ]
);
var courseManagers = pgTable5(
  "course_managers",
  {
    courseUnitId: integer6().notNull().references(() => courseUnits.id),
    userId: integer6().notNull().references(() => users.id)
  },
  (table) => [primaryKey2({ columns: [table.courseUnitId, table.userId] }), index5().on(table.userId)]
);

// src/db/tables/goals.ts
import { index as index7, integer as integer8, pgTable as pgTable7, text as text7 } from "drizzle-orm/pg-core";

// src/db/tables/requirements.ts
import { index as index6, integer as integer7, pgTable as pgTable6, text as text6 } from "drizzle-orm/pg-core";
var graduationRequirements = pgTable6(
  "graduation_requirements",
  {
    id: identity(),
    majorId: integer7().notNull().references(() => majors.id),
    /** With the printed number, such as "1 工程知识". */
    description: text6().notNull(),
    position: integer7().notNull().default(0),
    ...editable()
  },
  (table) => [index6().on(table.majorId, table.position)]
);
var indicators = pgTable6(
  "indicators",
  {
    id: identity(),
    requirementId: integer7().notNull().references(() => graduationRequirements.id),
    description: text6().notNull(),
    position: integer7().notNull().default(0),
    ...editable()
  },
  (table) => [index6().on(table.requirementId, table.position)]
);

// src/db/tables/goals.ts
var teachingGoals = pgTable7(
  "teaching_goals",
  {
    id: identity(),
    indicatorId: integer8().notNull().references(() => indicators.id),
    courseUnitId: integer8().notNull().references(() => courseUnits.id),
    description: text7().notNull(),
    position: integer8().notNull().default(0),
    ...editable()
  },
  (table) => [index7().on(table.courseUnitId, table.indicatorId, table.position), index7().on(table.indicatorId)]
);

// src/db/tables/matrices.ts
import { index as index10, integer as integer11, pgTable as pgTable10, primaryKey as primaryKey4, smallint, text as text10, uniqueIndex as uniqueIndex2 } from "drizzle-orm/pg-core";

// src/db/tables/points.ts
import { index as index8, integer as integer9, pgTable as pgTable8, primaryKey as primaryKey3, text as text8 } from "drizzle-orm/pg-core";
var points = pgTable8(
  "points",
  {
    id: identity(),
    courseUnitId: integer9().notNull().references(() => courseUnits.id),
    title: text8().notNull(),
    description: text8().notNull(),
    position: integer9().notNull().default(0),
    ...editable()
  },
  (table) => [index8().on(table.courseUnitId, table.position)]
);
var ksas = pgTable8(
  "ksas",
  {
    id: identity(),
    courseUnitId: integer9().notNull().references(() => courseUnits.id),
    title: text8({ enum: ["K", "S", "A"] }).notNull(),
    level: integer9().notNull(),
    description: text8().notNull(),
    ...editable()
  },
  (table) => [index8().on(table.courseUnitId, table.title, table.level)]
);
var pointKsas = pgTable8(
  "point_ksas",
  {
    pointId: integer9().notNull().references(() => points.id),
    ksaId: integer9().notNull().references(() => ksas.id),
    position: integer9().notNull().default(0)
  },
  (table) => [primaryKey3({ columns: [table.pointId, table.ksaId] }), index8().on(table.ksaId)]
);

// src/db/tables/projects.ts
import { index as index9, integer as integer10, pgTable as pgTable9, text as text9 } from "drizzle-orm/pg-core";
var projects = pgTable9(
  "projects",
  {
    id: identity(),
    courseUnitId: integer10().notNull().references(() => courseUnits.id),
    courseClassId: integer10(),
    courseTypeId: integer10(),
    name: text9().notNull().default(""),
    theoryPeriod: hours(),
    practicePeriod: hours(),
    product: text9().notNull().default(""),
    position: integer10().notNull().default(0),
    ...editable()
  },
  (table) => [index9().on(table.courseUnitId, table.position)]
);
var taskGoals = pgTable9(
  "task_goals",
  {
    id: identity(),
    projectId: integer10().notNull().references(() => projects.id),
    description: text9().notNull(),
    product: text9().notNull().default(""),
    position: integer10().notNull().default(0),
    ...editable()
  },
  (table) => [index9().on(table.projectId, table.position)]
);

// src/db/tables/matrices.ts
function relate() {
  return smallint().$type().notNull();
}
var majorMatrixEntries = pgTable10(
  "major_matrix_entries",
  {
    id: identity(),
    courseUnitId: integer11().notNull().references(() => courseUnits.id),
    indicatorId: integer11().notNull().references(() => indicators.id),
    relate: relate(),
    ...editable()
  },
  (table) => [uniqueIndex2().on(table.courseUnitId, table.indicatorId), index10().on(table.indicatorId)]
);
var majorMatrixGoals = pgTable10(
  "major_matrix_goals",
  {
    entryId: integer11().notNull().references(() => majorMatrixEntries.id, { onDelete: "cascade" }),
    goalId: integer11().notNull().references(() => teachingGoals.id)
  },
  (table) => [primaryKey4({ columns: [table.entryId, table.goalId] }), uniqueIndex2().on(table.goalId)]
);
var courseMatrixEntries = pgTable10(
  "course_matrix_entries",
  {
    id: identity(),
    courseUnitId: integer11().notNull().references(() => courseUnits.id),
    projectId: integer11().notNull().references(() => projects.id),
    goalId: integer11().notNull().references(() => teachingGoals.id),
    pointId: integer11().notNull().references(() => points.id),
    relate: relate(),
    study: text10().notNull().default(""),
    teach: text10().notNull().default(""),
    product: text10().notNull().default(""),
    week: text10().notNull().default(""),
    theoryPeriod: hours(),
    practicePeriod: hours(),
    ...editable()
  },
  (table) => [
    uniqueIndex2().on(table.projectId, table.goalId, table.pointId),
    index10().on(table.courseUnitId),
    index10().on(table.goalId),
    index10().on(table.pointId)
  ]
);
var projectMatrixEntries = pgTable10(
  "project_matrix_entries",
  {
    id: identity(),
    courseMatrixEntryId: integer11().notNull().references(() => courseMatrixEntries.id, { onDelete: "cascade" }),
    taskGoalId: integer11().notNull().references(() => taskGoals.id),
    ksaId: integer11().notNull().references(() => ksas.id),
    relate: relate(),
    ...editable()
  },
  (table) => [
    uniqueIndex2().on(table.courseMatrixEntryId, table.taskGoalId, table.ksaId),
    index10().on(table.taskGoalId),
    index10().on(table.ksaId)
  ]
);

// src/db/tables/records.ts
import { bigint as bigint2, customType, index as index11, integer as integer12, jsonb as jsonb6, pgTable as pgTable11, text as text11 } from "drizzle-orm/pg-core";
var bytes = customType({ dataType: () => "bytea" });
var auditLog = pgTable11(
  "audit_log",
  {
    id: bigint2({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity({ startWith: firstId }),
    at: moment().notNull().defaultNow(),
    userId: integer12(),
    /** Created, updated, deleted or restored. */
    action: text11().notNull(),
    entity: text11().notNull(),
    entityId: integer12().notNull(),
    before: jsonb6().$type(),
    after: jsonb6().$type()
  },
  (table) => [index11().on(table.entity, table.entityId, table.id), index11().on(table.at)]
);
var feedbacks = pgTable11(
  "feedbacks",
  {
    id: identity(),
    unique: text11().notNull().unique(),
    userId: integer12().references(() => users.id),
    description: text11().notNull(),
    ...lifetime()
  },
  (table) => [index11().on(table.createTime)]
);
var feedbackImages = pgTable11(
  "feedback_images",
  {
    id: identity(),
    feedbackId: integer12().notNull().references(() => feedbacks.id, { onDelete: "cascade" }),
    unique: text11().notNull(),
    name: text11().notNull(),
    type: text11().notNull(),
    data: bytes().notNull()
  },
  (table) => [index11().on(table.feedbackId)]
);
var settings = pgTable11("settings", {
  key: text11().primaryKey(),
  value: jsonb6().$type().notNull(),
  ...editable()
});

// src/db/tables/syllabuses.ts
import { integer as integer13, jsonb as jsonb7, numeric as numeric2, pgTable as pgTable12, smallint as smallint2, text as text12, uniqueIndex as uniqueIndex3 } from "drizzle-orm/pg-core";
function words() {
  return text12().notNull().default("");
}
function figure() {
  return numeric2({ precision: 12, scale: 2, mode: "number" });
}
var syllabuses = pgTable12(
  "syllabuses",
  {
    id: identity(),
    courseUnitId: integer13().notNull().references(() => courseUnits.id),
    score: figure(),
    year: words(),
    yearPeriod: figure(),
    lecturer: words(),
    phone: words(),
    email: words(),
    department: words(),
    classname: words(),
    students: figure(),
    classroom: words(),
    schedule: jsonb7().$type(),
    textbooks: words(),
    textreferences: words(),
    attend: words(),
    assignment: words(),
    criterion: words(),
    practice: words(),
    textgroup: words(),
    paper: words(),
    others: words(),
    examtype: smallint2().$type(),
    examway: words(),
    examdetail: words(),
    exampercent: jsonb7().$type(),
    ...editable()
  },
  (table) => [uniqueIndex3().on(table.courseUnitId)]
);

// src/db/upkeep.ts
function startUpkeep(port, logger, { interval = 15e3, logBytes = 32 * 2 ** 20, idleLooks = 4 } = {}) {
  let seenRequests = port.requestCount();
  let checkpointAt = 0;
  let vacuumAt = 0;
  let quietLooks = 0;
  let work = Promise.resolve();
  async function checkpoint() {
    await port.run("checkpoint");
    checkpointAt = await port.logPosition();
  }
  async function vacuum() {
    await port.run("vacuum analyze");
    await checkpoint();
    vacuumAt = checkpointAt;
  }
  async function look() {
    const isQuiet = port.requestCount() === seenRequests;
    quietLooks = isQuiet ? quietLooks + 1 : 0;
    if (!isQuiet && await port.logPosition() - checkpointAt > logBytes) await checkpoint();
    if (quietLooks === idleLooks && await port.logPosition() > vacuumAt) await vacuum();
    seenRequests = port.requestCount();
  }
  const timer = setInterval(() => {
    work = work.then(look).catch((error) => logger.warn({ error: String(error) }, "database upkeep failed; it will be tried again"));
  }, interval);
  timer.unref();
  return {
    /** Ends the looking and leaves a database that opens without recovery. */
    async stop() {
      clearInterval(timer);
      await work;
      await port.run("vacuum analyze");
      await port.run("checkpoint");
    }
  };
}

// src/db/openEmbedded.ts
async function openEmbedded(options, logger) {
  if (options.folder) await mkdir(options.folder, { recursive: true });
  const lock = options.folder ? await lockFolder(options.folder) : void 0;
  try {
    const thread = await startEngineThread(options);
    return await serve(thread, lock, logger);
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
async function serve(thread, lock, logger) {
  const insideTransaction = new AsyncLocalStorage();
  const pool = new SingleConnectionPool(thread, insideTransaction);
  pool.on("error", (error) => logger.error({ error: error.message }, "the embedded database refused its connection"));
  await migrateTables(pool);
  const db = drizzle2(pool, { schema: schema_exports, casing: "snake_case" });
  const upkeep = lock && startUpkeep(
    {
      requestCount: () => thread.requestCount,
      logPosition: async () => Number((await pool.query("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes")).rows[0].bytes),
      run: async (statement) => void await pool.query(statement)
    },
    logger
  );
  return {
    db,
    engine: "embedded",
    transaction: (act) => db.transaction((transaction) => insideTransaction.run(true, () => act(transaction))),
    ping: async () => void await pool.query("select 1"),
    image: () => thread.ask("image"),
    async close() {
      try {
        await upkeep?.stop();
        await pool.end();
        await thread.ask("close");
      } finally {
        await thread.stop();
        await lock?.release();
      }
    }
  };
}
var SingleConnectionPool = class extends pg.Pool {
  #insideTransaction;
  constructor(thread, insideTransaction) {
    super({
      max: 1,
      idleTimeoutMillis: 0,
      user: "postgres",
      database: "postgres",
      stream: (() => new EngineStream(thread))
    });
    this.#insideTransaction = insideTransaction;
  }
  connect(...given) {
    if (this.#insideTransaction.getStore()) {
      throw new Error(
        "Database: a query was sent outside the transaction that is open here. The embedded engine has one connection, so it would wait for ever. Use the transaction."
      );
    }
    return super.connect(...given);
  }
};

// src/db/openPostgres.ts
import { drizzle as drizzle3 } from "drizzle-orm/node-postgres";
import pg2 from "pg";
var oldestVersion = 15e4;
async function openPostgres(url, logger) {
  const pool = makePool(url);
  listenForLosses(pool, logger);
  try {
    await checkServer(pool);
    await migrateTables(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle3(pool, { schema: schema_exports, casing: "snake_case" });
  return {
    db,
    engine: "postgres",
    transaction: (act) => db.transaction(act),
    ping: async () => void await pool.query("select 1"),
    close: () => pool.end()
  };
}
function makePool(url) {
  if (!URL.canParse(url)) throw new Error(databaseMessages.wrongAddress);
  return new pg2.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1e4,
    statement_timeout: 3e4,
    // A server process that hangs must not hold the rows that it locked.
    idle_in_transaction_session_timeout: 6e4,
    options: "-c TimeZone=UTC"
  });
}
function listenForLosses(pool, logger) {
  pool.on("connect", (client) => {
    client.on("error", (error) => logger.warn({ error: error.message }, "a database connection was lost; the next query opens another"));
  });
  pool.on("error", () => void 0);
}
async function checkServer(pool) {
  const answer = await askServer(pool);
  if (answer.version < oldestVersion) throw new Error(databaseMessages.tooOld);
  if (answer.encoding !== "UTF8") throw new Error(databaseMessages.wrongEncoding);
}
async function askServer(pool) {
  try {
    const { rows } = await pool.query(
      "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding"
    );
    return rows[0];
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error.code) : "unknown";
    throw new Error(databaseMessages.unreachable(reason), { cause: error });
  }
}

// src/db/openDatabase.ts
async function openDatabase({ url, folder, logger }) {
  if (url) return await openPostgres(url, logger);
  return await openEmbedded({ folder }, logger);
}

// src/db/sample/putSampleProgramme.ts
import { sql as sql3 } from "drizzle-orm";

// ../../packages/curriculum-model/src/fixtures/english.ts
var translatedAt = "2026-05-13T09:00:00+08:00";
function english(texts) {
  return { en: Object.fromEntries(Object.entries(texts).map(([field, text13]) => [field, { text: text13, updatedAt: translatedAt }])) };
}

// ../../packages/curriculum-model/src/fixtures/colleges.ts
var colleges2 = [
  { id: 1001, name: "\u660E\u7406\u5927\u5B66", translations: english({ name: "Mingli University" }) },
  { id: 1002, name: "\u4E34\u5DDD\u5927\u5B66", translations: english({ name: "Linchuan University" }) }
];
var departments2 = [
  { id: 1001, collegeId: 1001, name: "\u8BA1\u7B97\u673A\u5B66\u9662", translations: english({ name: "School of Computing" }) },
  { id: 1002, collegeId: 1001, name: "\u6570\u636E\u79D1\u5B66\u5B66\u9662", translations: english({ name: "School of Data Science" }) },
  { id: 1003, collegeId: 1002, name: "\u7F51\u7EDC\u5DE5\u7A0B\u7CFB", translations: english({ name: "Department of Network Engineering" }) }
];
var majorIds = { softwareEngineering: 1001, computerScience: 1002, dataScience: 1003, networkEngineering: 1004 };
var majors2 = [
  {
    id: 1001,
    departmentId: 1001,
    name: "\u8F6F\u4EF6\u5DE5\u7A0B",
    code: "080902",
    standard: "CEEAA-2024",
    version: 1,
    translations: english({ name: "Software Engineering" })
  },
  {
    id: 1002,
    departmentId: 1001,
    name: "\u8BA1\u7B97\u673A\u79D1\u5B66\u4E0E\u6280\u672F",
    code: "080901",
    standard: "CEEAA-2015",
    version: 1,
    translations: english({ name: "Computer Science and Technology" })
  },
  {
    id: 1003,
    departmentId: 1002,
    name: "\u6570\u636E\u79D1\u5B66\u4E0E\u5927\u6570\u636E\u6280\u672F",
    code: "080910T",
    standard: "CEEAA-2024",
    version: 1,
    translations: english({ name: "Data Science and Big Data Technology" })
  },
  {
    id: 1004,
    departmentId: 1003,
    name: "\u7F51\u7EDC\u5DE5\u7A0B",
    code: "080903",
    standard: "CEEAA-2024",
    version: 1,
    translations: english({ name: "Network Engineering" })
  }
];

// ../../packages/curriculum-model/src/permissions/demo.ts
var demoEmail = "demo@college.example";
var demoPermissionId = 2010;
function isDemoEmail(email, configured = demoEmail) {
  return (email ?? "").trim().toLowerCase() === configured.trim().toLowerCase();
}

// ../../packages/curriculum-model/src/fixtures/users.ts
var samplePassword = "Curriculum-2026";
function person(id, userName, name, mail, permissionId, relativeId, collegeId = 1001) {
  return { id, collegeId, permissionId, relativeId, userName, email: mail, translations: english({ userName: name }) };
}
var users2 = [
  person(1001, "\u8D75\u542F\u660E", "Zhao Qiming", "zhaoqiming@college.example", 5, 1001),
  person(1002, "\u9648\u9759", "Chen Jing", "chenjing@college.example", 50, 1001),
  person(1003, "\u674E\u822A", "Li Hang", "lihang@college.example", 1e3, 1001),
  person(1004, "\u5434\u6850", "Wu Tong", "wutong@college.example", 1990, 1001),
  person(1005, "\u5468\u654F", "Zhou Min", "zhoumin@college.example", 2e3, 1001),
  person(1006, "\u4F55\u4F73", "He Jia", "hejia@college.example", 2010, 1001),
  person(1007, "\u5B59\u8D8A", "Sun Yue", "sunyue@college.example", 3e3, 1010),
  person(1008, "\u738B\u5C9A", "Wang Lan", "wanglan@college.example", 3010, 1014),
  person(1009, "\u5218\u6D0B", "Liu Yang", "liuyang@college.example", 4e3, 0),
  person(1010, "\u6F14\u793A\u8D26\u53F7", "Demo account", demoEmail, demoPermissionId, 1003),
  person(1011, "\u6797\u8FDC", "Lin Yuan", "linyuan@college.example", 5, 1002, 1002)
];
var userIds = {
  collegeAdmin: 1001,
  collegeViewer: 1002,
  departmentManager: 1003,
  departmentViewer: 1004,
  majorLeader: 1005,
  majorEditor: 1006,
  courseLeader: 1007,
  courseEditor: 1008,
  none: 1009,
  demo: 1010,
  otherCollegeAdmin: 1011
};

// ../../packages/curriculum-model/src/fixtures/courses/advancedMathematics.ts
var advancedMathematics = {
  id: 1001,
  majorId: majorIds.softwareEngineering,
  name: ["\u9AD8\u7B49\u6570\u5B66", "Advanced Mathematics"],
  classId: 1,
  typeId: 1,
  hours: [160, 0],
  introduction: [
    "\u672C\u8BFE\u7A0B\u5206\u4E24\u5B66\u671F\u8BB2\u6388\u4E00\u5143\u4E0E\u591A\u5143\u5FAE\u79EF\u5206\u3001\u5FAE\u5206\u65B9\u7A0B\u548C\u65E0\u7A77\u7EA7\u6570\uFF0C\u8BAD\u7EC3\u5B66\u751F\u7528\u6781\u9650\u4E0E\u53D8\u5316\u7684\u89C2\u70B9\u63CF\u8FF0\u95EE\u9898\uFF0C\u5E76\u4E3A\u540E\u7EED\u4E13\u4E1A\u8BFE\u7A0B\u51C6\u5907\u63A8\u6F14\u5DE5\u5177\u3002",
    "Two terms of calculus in one and several variables, differential equations and infinite series; students learn to describe problems through limits and change, and gain tools for later courses."
  ],
  position: [
    "\u901A\u8BC6\u57FA\u7840\u8BFE\uFF0C\u9762\u5411\u4E00\u5E74\u7EA7\u5B66\u751F\uFF0C\u5148\u4E8E\u79BB\u6563\u6570\u5B66\u4E0E\u6982\u7387\u7EDF\u8BA1\u3002",
    "A general foundation course for first-year students, before discrete mathematics and statistics."
  ],
  criterion: [
    "\u5B8C\u6210\u4E00\u4EFD\u6570\u5B66\u5EFA\u6A21\u5C0F\u62A5\u544A\uFF0C\u5199\u660E\u5047\u8BBE\u3001\u63A8\u5BFC\u4E0E\u68C0\u9A8C\u3002",
    "One short modelling report that states assumptions, derivation and check."
  ],
  createTime: "2025-09-02T09:10:00+08:00",
  updateTime: "2026-04-29T16:21:40+08:00",
  managers: [userIds.collegeAdmin],
  chapters: [
    ["\u51FD\u6570\u4E0E\u6781\u9650", "Functions and limits", 20, 0],
    ["\u4E00\u5143\u51FD\u6570\u5FAE\u5206\u5B66", "Differentiation in one variable", 24, 0],
    ["\u4E00\u5143\u51FD\u6570\u79EF\u5206\u5B66", "Integration in one variable", 26, 0],
    ["\u5E38\u5FAE\u5206\u65B9\u7A0B", "Ordinary differential equations", 14, 0],
    ["\u5411\u91CF\u4E0E\u7A7A\u95F4\u89E3\u6790\u51E0\u4F55", "Vectors and analytic geometry", 12, 0],
    ["\u591A\u5143\u51FD\u6570\u5FAE\u5206\u5B66", "Differentiation in several variables", 22, 0],
    ["\u91CD\u79EF\u5206\u4E0E\u66F2\u7EBF\u66F2\u9762\u79EF\u5206", "Multiple, line and surface integrals", 26, 0],
    ["\u65E0\u7A77\u7EA7\u6570", "Infinite series", 16, 0]
  ],
  bindings: [
    [
      "1.1",
      "\u2605",
      "\u80FD\u7528\u6781\u9650\u3001\u5BFC\u6570\u4E0E\u79EF\u5206\u7684\u8BED\u8A00\u8868\u8FF0\u5DE5\u7A0B\u4E2D\u7684\u53D8\u5316\u95EE\u9898",
      "express change in engineering through limits, derivatives and integrals"
    ],
    ["1.2", "\u2606", "\u80FD\u4E3A\u7B80\u5355\u5BF9\u8C61\u5EFA\u7ACB\u5FAE\u5206\u65B9\u7A0B\u5E76\u6C42\u89E3", "set up and solve differential equations for simple objects"]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/collegeEnglish.ts
var collegeEnglish = {
  id: 1014,
  majorId: majorIds.softwareEngineering,
  name: ["\u5927\u5B66\u82F1\u8BED", "College English"],
  classId: 1,
  typeId: 1,
  hours: [128, 0],
  introduction: [
    "\u672C\u8BFE\u7A0B\u5206\u56DB\u4E2A\u5B66\u671F\u8BAD\u7EC3\u542C\u3001\u8BF4\u3001\u8BFB\u3001\u5199\uFF0C\u540E\u671F\u8F6C\u5411\u4E13\u4E1A\u6587\u732E\u9605\u8BFB\u4E0E\u8DE8\u6587\u5316\u4EA4\u6D41\u3002",
    "Four terms of listening, speaking, reading and writing, later turning to professional literature and talk across cultures."
  ],
  position: ["\u901A\u8BC6\u8BFE\uFF0C\u9762\u5411\u4E00\u3001\u4E8C\u5E74\u7EA7\u5B66\u751F\u3002", "A general course for the first two years."],
  criterion: null,
  createTime: "2025-08-27T10:00:00+08:00",
  updateTime: "2026-04-22T15:20:00+08:00",
  managers: [userIds.courseEditor],
  chapters: [
    ["\u542C\u8BF4\u8BAD\u7EC3", "Listening and speaking", 32, 0],
    ["\u9605\u8BFB\u8BAD\u7EC3", "Reading", 32, 0],
    ["\u5199\u4F5C\u8BAD\u7EC3", "Writing", 24, 0],
    ["\u5B66\u672F\u82F1\u8BED", "Academic English", 24, 0],
    ["\u8DE8\u6587\u5316\u4EA4\u6D41", "Communication across cultures", 16, 0]
  ],
  bindings: [["9.2", "\u2606"]]
};

// ../../packages/curriculum-model/src/fixtures/courses/computerNetworks.ts
var computerNetworks = {
  id: 1006,
  majorId: majorIds.softwareEngineering,
  name: ["\u8BA1\u7B97\u673A\u7F51\u7EDC", "Computer Networks"],
  classId: 1,
  typeId: 3,
  hours: [40, 16],
  introduction: [
    "\u672C\u8BFE\u7A0B\u81EA\u4E0B\u800C\u4E0A\u8BB2\u6388\u7F51\u7EDC\u5404\u5C42\u7684\u4EFB\u52A1\u4E0E\u534F\u8BAE\uFF0C\u5B66\u751F\u7528\u6293\u5305\u5DE5\u5177\u89C2\u5BDF\u771F\u5B9E\u901A\u4FE1\uFF0C\u5E76\u89E3\u91CA\u770B\u5230\u7684\u73B0\u8C61\u3002",
    "The duties and protocols of each network layer from the bottom up; students watch real traffic with capture tools and explain what they see."
  ],
  position: ["\u4E13\u4E1A\u8BFE\uFF0C\u4E3A\u5206\u5E03\u5F0F\u7CFB\u7EDF\u4E0E\u4FE1\u606F\u5B89\u5168\u6253\u57FA\u7840\u3002", "A major course, the ground for distributed systems and security."],
  criterion: ["\u5B8C\u6210\u4E00\u4EFD\u7F51\u7EDC\u6027\u80FD\u6D4B\u91CF\u62A5\u544A\u3002", "One report on measured network performance."],
  createTime: "2025-09-04T11:00:00+08:00",
  updateTime: "2026-05-07T08:47:19+08:00",
  managers: [userIds.departmentManager],
  chapters: [
    ["\u7F51\u7EDC\u4F53\u7CFB\u7ED3\u6784", "Network architecture", 4, 0],
    ["\u7269\u7406\u5C42\u4E0E\u6570\u636E\u94FE\u8DEF\u5C42", "Physical and data link layers", 8, 4],
    ["\u7F51\u7EDC\u5C42", "Network layer", 12, 4],
    ["\u4F20\u8F93\u5C42", "Transport layer", 8, 4],
    ["\u5E94\u7528\u5C42", "Application layer", 8, 4]
  ],
  bindings: [
    ["1.3", "\u2606", "\u80FD\u6BD4\u8F83\u4E0D\u540C\u534F\u8BAE\u5728\u540C\u4E00\u573A\u666F\u4E0B\u7684\u8868\u73B0", "compare protocols in the same situation"],
    ["4.2", "\u2605", "\u80FD\u91C7\u96C6\u7F51\u7EDC\u6570\u636E\u5E76\u89E3\u91CA\u5F02\u5E38\u73B0\u8C61", "collect network data and explain anomalies"],
    ["5.2", "\u2606", "\u80FD\u8BF4\u660E\u6293\u5305\u4E0E\u4EFF\u771F\u5DE5\u5177\u7684\u5C40\u9650", "explain the limits of capture and simulation tools"]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/databasePrinciples.ts
var databasePrinciples = {
  id: 1007,
  majorId: majorIds.softwareEngineering,
  name: ["\u6570\u636E\u5E93\u539F\u7406", "Database Principles"],
  classId: 1,
  typeId: 3,
  hours: [40, 24],
  introduction: [
    "\u672C\u8BFE\u7A0B\u8BB2\u6388\u5173\u7CFB\u6A21\u578B\u3001\u67E5\u8BE2\u8BED\u8A00\u3001\u89C4\u8303\u5316\u4E0E\u4E8B\u52A1\uFF0C\u5B66\u751F\u4ECE\u9700\u6C42\u51FA\u53D1\u8BBE\u8BA1\u4E00\u4E2A\u5C0F\u578B\u6570\u636E\u5E93\uFF0C\u5E76\u9A8C\u8BC1\u5B83\u5728\u5E76\u53D1\u4E0B\u4FDD\u6301\u6B63\u786E\u3002",
    "The relational model, query language, normal forms and transactions; starting from requirements students design a small database and check that it stays right under concurrency."
  ],
  position: [
    "\u4E13\u4E1A\u8BFE\uFF0C\u627F\u63A5\u6570\u636E\u7ED3\u6784\uFF0C\u670D\u52A1\u4E8E\u8F6F\u4EF6\u5DE5\u7A0B\u7684\u7EFC\u5408\u8BBE\u8BA1\u3002",
    "A major course after data structures, in the service of software engineering projects."
  ],
  criterion: ["\u63D0\u4EA4\u6570\u636E\u5E93\u8BBE\u8BA1\u8BF4\u660E\u4E0E\u5E76\u53D1\u6D4B\u8BD5\u8BB0\u5F55\u3002", "A database design and a record of concurrency tests."],
  createTime: "2025-09-16T16:05:00+08:00",
  updateTime: "2026-05-12T11:05:31+08:00",
  managers: [userIds.majorLeader],
  chapters: [
    ["\u5173\u7CFB\u6A21\u578B", "The relational model", 6, 2],
    ["\u7ED3\u6784\u5316\u67E5\u8BE2\u8BED\u8A00", "SQL", 10, 8],
    ["\u5173\u7CFB\u89C4\u8303\u5316", "Normal forms", 8, 4],
    ["\u4E8B\u52A1\u4E0E\u5E76\u53D1\u63A7\u5236", "Transactions and concurrency", 8, 4],
    ["\u67E5\u8BE2\u4F18\u5316\u4E0E\u6062\u590D", "Query optimisation and recovery", 4, 2],
    ["\u6570\u636E\u5E93\u8BBE\u8BA1", "Database design", 4, 4]
  ],
  bindings: [
    ["3.1", "\u2605", "\u80FD\u6839\u636E\u9700\u6C42\u8BBE\u8BA1\u5173\u7CFB\u6A21\u5F0F\u4E0E\u8BBF\u95EE\u63A5\u53E3", "design schemas and access interfaces from requirements"],
    ["3.2", "\u2606", "\u80FD\u5B9E\u73B0\u6EE1\u8DB3\u5B8C\u6574\u6027\u7EA6\u675F\u7684\u6570\u636E\u5E93\u5E94\u7528", "implement database applications that keep integrity constraints"],
    ["5.1", "\u2606", "\u80FD\u4F7F\u7528\u6570\u636E\u5E93\u7BA1\u7406\u4E0E\u6027\u80FD\u5206\u6790\u5DE5\u5177", "use database management and profiling tools"]
  ],
  points: [
    [
      ["\u5173\u7CFB\u4EE3\u6570", "Relational algebra"],
      ["\u9009\u62E9\u3001\u6295\u5F71\u4E0E\u8FDE\u63A5\u7684\u7EC4\u5408", "Combining selection, projection and join"]
    ],
    [
      ["\u8303\u5F0F", "Normal forms"],
      ["\u4ECE\u7B2C\u4E00\u8303\u5F0F\u5230 BC \u8303\u5F0F\u7684\u5224\u5B9A", "Telling the first normal form to BCNF apart"]
    ],
    [
      ["\u9694\u79BB\u7EA7\u522B", "Isolation levels"],
      ["\u56DB\u79CD\u9694\u79BB\u7EA7\u522B\u4E0E\u53EF\u80FD\u51FA\u73B0\u7684\u5F02\u5E38", "Four isolation levels and the anomalies each permits"]
    ]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/dataStructures.ts
var dataStructures = {
  id: 1004,
  majorId: majorIds.softwareEngineering,
  name: ["\u6570\u636E\u7ED3\u6784", "Data Structures"],
  classId: 1,
  typeId: 2,
  hours: [48, 16],
  introduction: [
    "\u672C\u8BFE\u7A0B\u8BB2\u6388\u7EBF\u6027\u8868\u3001\u6808\u4E0E\u961F\u5217\u3001\u6811\u4E0E\u4E8C\u53C9\u6811\u3001\u56FE\uFF0C\u4EE5\u53CA\u67E5\u627E\u4E0E\u6392\u5E8F\u7684\u57FA\u672C\u539F\u7406\u548C\u5B9E\u73B0\u65B9\u6CD5\u3002\u5B66\u751F\u901A\u8FC7\u5341\u516D\u5B66\u65F6\u4E0A\u673A\u5B9E\u8DF5\uFF0C\u5B66\u4F1A\u4E3A\u5B9E\u9645\u95EE\u9898\u9009\u62E9\u5408\u9002\u7684\u6570\u636E\u7ED3\u6784\uFF0C\u5206\u6790\u7B97\u6CD5\u7684\u65F6\u95F4\u4E0E\u7A7A\u95F4\u5F00\u9500\uFF0C\u5E76\u5199\u51FA\u4FBF\u4E8E\u6D4B\u8BD5\u548C\u7EF4\u62A4\u7684\u7A0B\u5E8F\u3002",
    "Principles and implementation of lists, stacks and queues, trees, graphs, searching and sorting. In sixteen hours of practice students learn to choose a fitting structure for a real problem, to analyse time and space, and to write programs that are easy to test and maintain."
  ],
  position: [
    "\u5B66\u79D1\u57FA\u7840\u8BFE\uFF0C\u627F\u63A5\u7A0B\u5E8F\u8BBE\u8BA1\u57FA\u7840\u4E0E\u79BB\u6563\u6570\u5B66\uFF0C\u4E3A\u64CD\u4F5C\u7CFB\u7EDF\u3001\u6570\u636E\u5E93\u539F\u7406\u63D0\u4F9B\u7B97\u6CD5\u4E0E\u7ED3\u6784\u51C6\u5907\u3002",
    "A discipline-based course after programming and discrete mathematics; it prepares algorithms and structures for operating systems and databases."
  ],
  criterion: [
    "\u5B8C\u6210\u4E00\u4EFD\u5BF9\u6BD4\u5B9E\u9A8C\u62A5\u544A\uFF0C\u8BF4\u660E\u6570\u636E\u89C4\u6A21\u3001\u6D4B\u91CF\u65B9\u6CD5\u4E0E\u7ED3\u8BBA\u3002",
    "One report on a comparing experiment: size of data, method of measuring, conclusion."
  ],
  createTime: "2025-09-18T14:20:00+08:00",
  updateTime: "2026-05-12T16:40:08+08:00",
  managers: [userIds.majorLeader],
  chapters: [
    ["\u7EEA\u8BBA\u4E0E\u7B97\u6CD5\u5206\u6790", "Introduction and analysis of algorithms", 6, 2],
    ["\u7EBF\u6027\u8868", "Linear lists", 10, 4],
    ["\u6808\u4E0E\u961F\u5217", "Stacks and queues", 6, 2],
    ["\u6811\u4E0E\u4E8C\u53C9\u6811", "Trees and binary trees", 12, 4],
    ["\u56FE", "Graphs", 8, 2],
    ["\u67E5\u627E\u4E0E\u6392\u5E8F", "Searching and sorting", 6, 2]
  ],
  bindings: [
    ["1.2", "\u2605", "\u80FD\u4E3A\u5B9E\u9645\u95EE\u9898\u9009\u62E9\u6070\u5F53\u7684\u903B\u8F91\u7ED3\u6784\u5E76\u5EFA\u7ACB\u6A21\u578B", "choose a fitting logical structure and model a practical problem"],
    ["2.1", "\u2605", "\u80FD\u5206\u6790\u7B97\u6CD5\u7684\u65F6\u95F4\u4E0E\u7A7A\u95F4\u590D\u6742\u5EA6\u5E76\u6307\u51FA\u74F6\u9888", "analyse complexity and point out bottlenecks"],
    ["3.1", "\u2606", "\u80FD\u8BBE\u8BA1\u5E76\u5B9E\u73B0\u57FA\u4E8E\u6811\u548C\u56FE\u7684\u7A0B\u5E8F\u6A21\u5757", "design and implement modules based on trees and graphs"],
    ["4.1", "\u2606", "\u80FD\u8BBE\u8BA1\u5BF9\u6BD4\u5B9E\u9A8C\u9A8C\u8BC1\u7B97\u6CD5\u6027\u80FD", "design experiments that compare algorithms"]
  ],
  points: [
    [
      ["\u7B97\u6CD5\u4E0E\u590D\u6742\u5EA6", "Algorithms and complexity"],
      ["\u7528\u6E10\u8FD1\u8BB0\u53F7\u63CF\u8FF0\u65F6\u95F4\u4E0E\u7A7A\u95F4\u5F00\u9500", "Describing time and space with asymptotic notation"]
    ],
    [
      ["\u987A\u5E8F\u8868", "Sequential lists"],
      ["\u8FDE\u7EED\u5B58\u50A8\u4E0B\u7684\u63D2\u5165\u3001\u5220\u9664\u4E0E\u67E5\u627E", "Insertion, deletion and search in contiguous storage"]
    ],
    [
      ["\u94FE\u8868", "Linked lists"],
      ["\u5355\u94FE\u8868\u3001\u53CC\u94FE\u8868\u4E0E\u5FAA\u73AF\u94FE\u8868\u7684\u6307\u9488\u64CD\u4F5C", "Pointer work on single, double and circular lists"]
    ],
    [
      ["\u6808\u4E0E\u961F\u5217", "Stacks and queues"],
      ["\u540E\u8FDB\u5148\u51FA\u4E0E\u5148\u8FDB\u5148\u51FA\u7684\u5B9E\u73B0\u548C\u5E94\u7528", "Building and using last-in and first-in structures"]
    ],
    [
      ["\u4E8C\u53C9\u6811\u904D\u5386", "Traversal of binary trees"],
      [
        "\u5148\u5E8F\u3001\u4E2D\u5E8F\u3001\u540E\u5E8F\u4E0E\u5C42\u5E8F\u7684\u9012\u5F52\u548C\u975E\u9012\u5F52\u5199\u6CD5\uFF0C\u4EE5\u53CA\u7531\u4E24\u79CD\u904D\u5386\u5E8F\u5217\u8FD8\u539F\u4E8C\u53C9\u6811\u7684\u6761\u4EF6\u4E0E\u6B65\u9AA4",
        "Pre-order, in-order, post-order and level order, recursive and not, and when and how two sequences restore the tree"
      ]
    ],
    [
      ["\u54C8\u592B\u66FC\u6811", "Huffman trees"],
      ["\u5E26\u6743\u8DEF\u5F84\u957F\u5EA6\u6700\u5C0F\u7684\u6811\u4E0E\u524D\u7F00\u7F16\u7801", "The tree of least weighted path length and prefix codes"]
    ],
    [
      ["\u56FE\u7684\u5B58\u50A8", "Storing graphs"],
      ["\u90BB\u63A5\u77E9\u9635\u4E0E\u90BB\u63A5\u8868\u7684\u53D6\u820D", "Choosing between adjacency matrix and adjacency list"]
    ],
    [
      ["\u6700\u77ED\u8DEF\u5F84", "Shortest paths"],
      ["\u8FEA\u6770\u65AF\u7279\u62C9\u7B97\u6CD5\u7684\u6B65\u9AA4\u4E0E\u9002\u7528\u6761\u4EF6", "Steps and conditions of Dijkstra's algorithm"]
    ],
    [
      ["\u6563\u5217\u67E5\u627E", "Hash search"],
      ["\u6563\u5217\u51FD\u6570\u3001\u51B2\u7A81\u5904\u7406\u4E0E\u88C5\u586B\u56E0\u5B50", "Hash functions, collisions and load factor"]
    ],
    [
      ["\u5FEB\u901F\u6392\u5E8F", "Quicksort"],
      ["\u5212\u5206\u8FC7\u7A0B\u4E0E\u6700\u574F\u60C5\u51B5\u7684\u907F\u514D", "Partitioning and how to avoid the worst case"]
    ]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/demoCourses.ts
var demoCourses = [
  {
    id: 1016,
    majorId: majorIds.dataScience,
    name: ["\u6570\u636E\u79D1\u5B66\u5BFC\u8BBA", "Introduction to Data Science"],
    classId: 1,
    typeId: 2,
    hours: [24, 8],
    introduction: ["\u4ECB\u7ECD\u6570\u636E\u7684\u83B7\u53D6\u3001\u6574\u7406\u3001\u5206\u6790\u4E0E\u8868\u8FBE\u3002", "How data are gathered, cleaned, analysed and presented."],
    position: ["\u5B66\u79D1\u57FA\u7840\u8BFE\u3002", "A discipline-based course."],
    criterion: ["\u5B8C\u6210\u4E00\u4EFD\u6570\u636E\u5206\u6790\u77ED\u6587\u3002", "One short data analysis."],
    createTime: "2025-09-20T09:00:00+08:00",
    updateTime: "2026-05-10T10:00:00+08:00",
    managers: [userIds.demo],
    chapters: [
      ["\u6570\u636E\u7684\u83B7\u53D6", "Gathering data", 8, 2],
      ["\u6570\u636E\u7684\u6574\u7406", "Cleaning data", 8, 2],
      ["\u5206\u6790\u4E0E\u8868\u8FBE", "Analysis and presentation", 8, 4]
    ],
    bindings: [["1.1", "\u2605", "\u80FD\u7528\u6570\u636E\u63CF\u8FF0\u5B9E\u9645\u95EE\u9898", "describe practical problems with data"]]
  },
  {
    id: 1017,
    majorId: majorIds.dataScience,
    name: ["\u673A\u5668\u5B66\u4E60", "Machine Learning"],
    classId: 2,
    typeId: 3,
    hours: [32, 16],
    introduction: ["\u8BB2\u6388\u5E38\u7528\u5B66\u4E60\u65B9\u6CD5\u53CA\u5176\u9002\u7528\u6761\u4EF6\u3002", "Common learning methods and when they apply."],
    position: ["\u4E13\u4E1A\u9009\u4FEE\u8BFE\u3002", "An elective major course."],
    criterion: null,
    createTime: "2025-09-21T09:00:00+08:00",
    updateTime: "2026-05-10T11:00:00+08:00",
    managers: [userIds.demo],
    chapters: [
      ["\u76D1\u7763\u5B66\u4E60", "Supervised learning", 16, 8],
      ["\u65E0\u76D1\u7763\u5B66\u4E60", "Unsupervised learning", 16, 8]
    ],
    bindings: []
  }
];
var otherCollegeCourse = {
  id: 1018,
  majorId: majorIds.networkEngineering,
  name: ["\u7F51\u7EDC\u89C4\u5212\u4E0E\u8BBE\u8BA1", "Network Planning and Design"],
  classId: 1,
  typeId: 3,
  hours: [32, 16],
  introduction: ["\u8BB2\u6388\u56ED\u533A\u7F51\u7EDC\u7684\u89C4\u5212\u3001\u9009\u578B\u4E0E\u9A8C\u6536\u3002", "Planning, equipping and accepting campus networks."],
  position: ["\u4E13\u4E1A\u8BFE\u3002", "A major course."],
  criterion: ["\u63D0\u4EA4\u4E00\u4EFD\u89C4\u5212\u65B9\u6848\u3002", "One plan of a network."],
  createTime: "2025-09-10T09:00:00+08:00",
  updateTime: "2026-05-06T09:00:00+08:00",
  managers: [userIds.otherCollegeAdmin],
  chapters: [
    ["\u9700\u6C42\u4E0E\u89C4\u5212", "Needs and plan", 16, 8],
    ["\u9009\u578B\u4E0E\u9A8C\u6536", "Equipment and acceptance", 16, 8]
  ],
  bindings: []
};

// ../../packages/curriculum-model/src/fixtures/courses/discreteMathematics.ts
var discreteMathematics = {
  id: 1002,
  majorId: majorIds.softwareEngineering,
  name: ["\u79BB\u6563\u6570\u5B66", "Discrete Mathematics"],
  classId: 1,
  typeId: 2,
  hours: [56, 0],
  introduction: [
    "\u672C\u8BFE\u7A0B\u8BB2\u6388\u6570\u7406\u903B\u8F91\u3001\u96C6\u5408\u4E0E\u5173\u7CFB\u3001\u8BA1\u6570\u3001\u4EE3\u6570\u7CFB\u7EDF\u548C\u56FE\u8BBA\uFF0C\u57F9\u517B\u5B66\u751F\u4E25\u683C\u63A8\u7406\u4E0E\u62BD\u8C61\u5EFA\u6A21\u7684\u80FD\u529B\u3002",
    "Logic, sets and relations, counting, algebraic systems and graph theory; students practise strict reasoning and abstract modelling."
  ],
  position: [
    "\u5B66\u79D1\u57FA\u7840\u8BFE\uFF0C\u4E3A\u6570\u636E\u7ED3\u6784\u3001\u6570\u636E\u5E93\u539F\u7406\u63D0\u4F9B\u6570\u5B66\u8BED\u8A00\u3002",
    "A discipline-based course that gives data structures and databases their mathematical language."
  ],
  criterion: ["\u63D0\u4EA4\u4E00\u7EC4\u8BC1\u660E\u9898\u7684\u4E66\u9762\u8BBA\u8BC1\u3002", "A written set of proofs."],
  createTime: "2025-09-05T15:00:00+08:00",
  updateTime: "2026-05-08T15:33:50+08:00",
  managers: [userIds.collegeAdmin],
  chapters: [
    ["\u547D\u9898\u903B\u8F91", "Propositional logic", 8, 0],
    ["\u8C13\u8BCD\u903B\u8F91", "Predicate logic", 6, 0],
    ["\u96C6\u5408\u4E0E\u5173\u7CFB", "Sets and relations", 10, 0],
    ["\u51FD\u6570\u4E0E\u8BA1\u6570", "Functions and counting", 8, 0],
    ["\u4EE3\u6570\u7CFB\u7EDF", "Algebraic systems", 8, 0],
    ["\u56FE\u8BBA", "Graph theory", 12, 0],
    ["\u6811", "Trees", 4, 0]
  ],
  bindings: [
    ["1.1", "\u2605", "\u80FD\u7528\u903B\u8F91\u4E0E\u96C6\u5408\u8BED\u8A00\u51C6\u786E\u8868\u8FF0\u8BA1\u7B97\u95EE\u9898", "state computing problems exactly in logic and sets"],
    ["1.2", "\u2605", "\u80FD\u7528\u5173\u7CFB\u4E0E\u56FE\u4E3A\u5BF9\u8C61\u5EFA\u6A21\u5E76\u63A8\u5BFC\u7ED3\u8BBA", "model objects with relations and graphs and derive conclusions"],
    ["2.1", "\u2606", "\u80FD\u7528\u8BA1\u6570\u65B9\u6CD5\u4F30\u8BA1\u95EE\u9898\u7684\u89C4\u6A21", "estimate the size of a problem by counting"]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/engineeringEthics.ts
var engineeringEthics = {
  id: 1010,
  majorId: majorIds.softwareEngineering,
  name: ["\u5DE5\u7A0B\u4F26\u7406", "Engineering Ethics"],
  classId: 1,
  typeId: 1,
  hours: [24, 0],
  introduction: [
    "\u672C\u8BFE\u7A0B\u901A\u8FC7\u8F6F\u4EF6\u4E0E\u6570\u636E\u9886\u57DF\u7684\u771F\u5B9E\u6848\u4F8B\u8BA8\u8BBA\u5DE5\u7A0B\u5E08\u7684\u8D23\u4EFB\u3001\u89C4\u8303\u4E0E\u53D6\u820D\u3002",
    "Real cases from software and data lead to the duties, norms and choices of engineers."
  ],
  position: ["\u901A\u8BC6\u8BFE\uFF0C\u9762\u5411\u4E09\u5E74\u7EA7\u5B66\u751F\u3002", "A general course for third-year students."],
  criterion: ["\u5B8C\u6210\u4E00\u7BC7\u6848\u4F8B\u5206\u6790\u3002", "One case analysis."],
  createTime: "2025-08-31T10:00:00+08:00",
  updateTime: "2026-04-27T10:12:30+08:00",
  managers: [userIds.courseLeader],
  chapters: [
    ["\u5DE5\u7A0B\u4E0E\u4F26\u7406", "Engineering and ethics", 6, 0],
    ["\u8D23\u4EFB\u4E0E\u804C\u4E1A\u89C4\u8303", "Responsibility and norms", 6, 0],
    ["\u6570\u636E\u4E0E\u9690\u79C1", "Data and privacy", 4, 0],
    ["\u73AF\u5883\u4E0E\u53EF\u6301\u7EED\u53D1\u5C55", "Environment and sustainability", 4, 0],
    ["\u6848\u4F8B\u7814\u8BA8", "Case seminar", 4, 0]
  ],
  bindings: [
    ["3.3", "\u2605", "\u80FD\u5728\u8BBE\u8BA1\u65B9\u6848\u4E2D\u8BF4\u660E\u5B89\u5168\u4E0E\u4F26\u7406\u8003\u8651", "state safety and ethics in a design"],
    ["6.1", "\u2605", "\u80FD\u8BC4\u4EF7\u8F6F\u4EF6\u5E94\u7528\u5BF9\u5065\u5EB7\u3001\u5B89\u5168\u4E0E\u6CD5\u5F8B\u7684\u5F71\u54CD", "evaluate what software does to health, safety and law"],
    ["6.2", "\u2606", "\u80FD\u8BF4\u660E\u8F6F\u4EF6\u4E0E\u53EF\u6301\u7EED\u53D1\u5C55\u7684\u5173\u7CFB", "explain how software and sustainability relate"],
    ["7.1", "\u2605", "\u80FD\u4F9D\u636E\u804C\u4E1A\u89C4\u8303\u5224\u65AD\u884C\u4E3A\u662F\u5426\u6070\u5F53", "judge conduct by professional norms"],
    ["7.2", "\u2605", "\u80FD\u4E3B\u52A8\u627F\u62C5\u5DE5\u7A0B\u5E08\u7684\u793E\u4F1A\u8D23\u4EFB", "take on the social duties of an engineer"]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/graduationProject.ts
var graduationProject = {
  id: 1013,
  majorId: majorIds.softwareEngineering,
  name: ["\u6BD5\u4E1A\u8BBE\u8BA1", "Graduation Project"],
  classId: 1,
  typeId: 5,
  hours: [0, 160],
  introduction: [
    "\u5B66\u751F\u72EC\u7ACB\u89E3\u51B3\u4E00\u4E2A\u590D\u6742\u8F6F\u4EF6\u5DE5\u7A0B\u95EE\u9898\uFF0C\u7ECF\u5386\u9009\u9898\u3001\u65B9\u6848\u3001\u5B9E\u73B0\u3001\u9A8C\u8BC1\u4E0E\u8BBA\u6587\u5199\u4F5C\u7684\u5B8C\u6574\u8FC7\u7A0B\u3002",
    "Each student solves one complex software engineering problem, from topic and plan through implementation and checking to the thesis."
  ],
  position: ["\u7EFC\u5408\u8BFE\u7A0B\uFF0C\u68C0\u9A8C\u5168\u90E8\u6BD5\u4E1A\u8981\u6C42\u7684\u8FBE\u6210\u3002", "An integrative course that tests all graduation requirements."],
  criterion: ["\u63D0\u4EA4\u8BBA\u6587\u3001\u53EF\u8FD0\u884C\u7CFB\u7EDF\u4E0E\u7B54\u8FA9\u6750\u6599\u3002", "A thesis, a running system and the material of the defence."],
  createTime: "2025-08-28T10:00:00+08:00",
  updateTime: "2026-04-23T11:30:45+08:00",
  managers: [userIds.majorLeader],
  chapters: [
    ["\u9009\u9898\u4E0E\u5F00\u9898", "Topic and proposal", 0, 24],
    ["\u65B9\u6848\u8BBE\u8BA1", "Design of the solution", 0, 40],
    ["\u5B9E\u73B0\u4E0E\u9A8C\u8BC1", "Implementation and checking", 0, 64],
    ["\u8BBA\u6587\u5199\u4F5C", "Writing the thesis", 0, 24],
    ["\u7B54\u8FA9", "Defence", 0, 8]
  ],
  bindings: [
    ["1.3", "\u2605", "\u80FD\u6BD4\u8F83\u591A\u79CD\u65B9\u6848\u5E76\u8BBA\u8BC1\u9009\u62E9", "compare solutions and justify the choice"],
    ["2.2", "\u2605", "\u80FD\u901A\u8FC7\u6587\u732E\u5206\u6790\u5F97\u51FA\u6709\u6548\u7ED3\u8BBA", "reach valid conclusions from literature"],
    ["3.2", "\u2605", "\u80FD\u72EC\u7ACB\u5B9E\u73B0\u6EE1\u8DB3\u7EA6\u675F\u7684\u7CFB\u7EDF", "implement a system within constraints alone"],
    ["3.3", "\u2606", "\u80FD\u5728\u65B9\u6848\u4E2D\u4F53\u73B0\u521B\u65B0", "show innovation in the solution"],
    ["9.1", "\u2605", "\u80FD\u64B0\u5199\u8BBA\u6587\u5E76\u5B8C\u6210\u7B54\u8FA9", "write a thesis and defend it"],
    ["11.1", "\u2606"]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/internship.ts
var internship = {
  id: 1012,
  majorId: majorIds.softwareEngineering,
  name: ["\u4E13\u4E1A\u5B9E\u4E60", "Internship"],
  classId: 1,
  typeId: 4,
  hours: [0, 80],
  introduction: [
    "\u5B66\u751F\u5728\u5408\u4F5C\u4F01\u4E1A\u7684\u771F\u5B9E\u56E2\u961F\u4E2D\u5DE5\u4F5C\uFF0C\u4E86\u89E3\u8F6F\u4EF6\u4ECE\u63D0\u51FA\u5230\u8FD0\u884C\u7684\u5168\u8FC7\u7A0B\uFF0C\u5E76\u53CD\u601D\u81EA\u5DF1\u7684\u5B66\u4E60\u65B9\u5411\u3002",
    "Students work in real teams of partner companies, see software from first idea to operation, and reflect on what to learn next."
  ],
  position: ["\u96C6\u4E2D\u5B9E\u8DF5\u6559\u5B66\u73AF\u8282\uFF0C\u5B89\u6392\u5728\u7B2C\u516D\u5B66\u671F\u4E4B\u540E\u3002", "A concentrated practical session after the sixth term."],
  criterion: ["\u63D0\u4EA4\u5B9E\u4E60\u65E5\u5FD7\u4E0E\u603B\u7ED3\u62A5\u544A\uFF0C\u4F01\u4E1A\u5BFC\u5E08\u7B7E\u7F72\u610F\u89C1\u3002", "A log and a final report with the company mentor's opinion."],
  createTime: "2025-08-29T10:00:00+08:00",
  updateTime: "2026-04-24T17:05:12+08:00",
  managers: [userIds.departmentManager],
  chapters: [
    ["\u5C97\u524D\u51C6\u5907", "Preparation", 0, 8],
    ["\u4F01\u4E1A\u5B9E\u4E60", "Work in the company", 0, 56],
    ["\u56E2\u961F\u4EFB\u52A1", "Team task", 0, 8],
    ["\u62A5\u544A\u4E0E\u7B54\u8FA9", "Report and defence", 0, 8]
  ],
  bindings: [
    ["6.2", "\u2605", "\u80FD\u5728\u5B9E\u4E60\u4E2D\u8BC6\u522B\u5E76\u843D\u5B9E\u53EF\u6301\u7EED\u8981\u6C42", "see and meet sustainability demands at work"],
    ["8.1", "\u2606", "\u80FD\u878D\u5165\u4F01\u4E1A\u56E2\u961F\u5E76\u5B8C\u6210\u4EFB\u52A1", "join a company team and do its tasks"],
    ["9.1", "\u2606", "\u80FD\u4E0E\u4F01\u4E1A\u540C\u4E8B\u6709\u6548\u6C9F\u901A", "communicate with colleagues in the company"],
    ["11.1", "\u2605", "\u80FD\u53CD\u601D\u5B9E\u8DF5\u5E76\u5236\u5B9A\u5B66\u4E60\u8BA1\u5212", "reflect on practice and plan further learning"]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/operatingSystems.ts
var operatingSystems = {
  id: 1005,
  majorId: majorIds.softwareEngineering,
  name: ["\u64CD\u4F5C\u7CFB\u7EDF", "Operating Systems"],
  classId: 1,
  typeId: 3,
  hours: [48, 16],
  introduction: [
    "\u672C\u8BFE\u7A0B\u8BB2\u6388\u8FDB\u7A0B\u3001\u5185\u5B58\u3001\u6587\u4EF6\u4E0E\u8BBE\u5907\u7684\u7BA1\u7406\u673A\u5236\uFF0C\u5B66\u751F\u5728\u5C0F\u578B\u5185\u6838\u4E0A\u5B8C\u6210\u56DB\u4E2A\u5B9E\u9A8C\uFF0C\u4F53\u4F1A\u4E0D\u540C\u8C03\u5EA6\u4E0E\u5206\u914D\u7B56\u7565\u7684\u5F97\u5931\u3002",
    "How processes, memory, files and devices are managed; in four experiments on a small kernel students meet the gains and losses of scheduling and allocation policies."
  ],
  position: ["\u4E13\u4E1A\u8BFE\uFF0C\u5EFA\u7ACB\u5728\u6570\u636E\u7ED3\u6784\u4E0E\u8BA1\u7B97\u673A\u7EC4\u6210\u4E4B\u4E0A\u3002", "A major course on top of data structures and computer organisation."],
  criterion: ["\u63D0\u4EA4\u56DB\u4EFD\u5185\u6838\u5B9E\u9A8C\u62A5\u544A\uFF0C\u5305\u542B\u6D4B\u91CF\u6570\u636E\u3002", "Four reports on kernel experiments with measured data."],
  createTime: "2025-09-12T08:45:00+08:00",
  updateTime: "2026-05-11T09:22:47+08:00",
  managers: [userIds.departmentManager],
  chapters: [
    ["\u64CD\u4F5C\u7CFB\u7EDF\u6982\u8BBA", "Overview", 4, 0],
    ["\u8FDB\u7A0B\u4E0E\u7EBF\u7A0B", "Processes and threads", 10, 4],
    ["\u540C\u6B65\u4E0E\u6B7B\u9501", "Synchronisation and deadlock", 10, 4],
    ["\u5185\u5B58\u7BA1\u7406", "Memory management", 10, 4],
    ["\u6587\u4EF6\u7CFB\u7EDF", "File systems", 8, 2],
    ["\u8BBE\u5907\u7BA1\u7406", "Device management", 6, 2]
  ],
  bindings: [
    ["1.3", "\u2605", "\u80FD\u63A8\u6F14\u5E76\u6BD4\u8F83\u4E0D\u540C\u8C03\u5EA6\u4E0E\u5206\u914D\u7B56\u7565", "reason about and compare scheduling and allocation policies"],
    ["2.1", "\u2606", "\u80FD\u8BC6\u522B\u5E76\u53D1\u7A0B\u5E8F\u4E2D\u7684\u7ADE\u4E89\u4E0E\u6B7B\u9501", "identify races and deadlocks in concurrent programs"],
    ["4.1", "\u2605", "\u80FD\u8BBE\u8BA1\u5B9E\u9A8C\u6D4B\u91CF\u5185\u6838\u7B56\u7565\u7684\u6548\u679C", "design experiments that measure the effect of kernel policies"]
  ],
  points: [
    [
      ["\u8FDB\u7A0B\u8C03\u5EA6", "Process scheduling"],
      ["\u5148\u6765\u5148\u670D\u52A1\u3001\u77ED\u4F5C\u4E1A\u4F18\u5148\u4E0E\u65F6\u95F4\u7247\u8F6E\u8F6C", "First come, shortest job and round robin"]
    ],
    [
      ["\u4FE1\u53F7\u91CF", "Semaphores"],
      ["\u7528\u4FE1\u53F7\u91CF\u89E3\u51B3\u4E92\u65A5\u4E0E\u540C\u6B65\u95EE\u9898", "Mutual exclusion and synchronisation with semaphores"]
    ],
    [
      ["\u865A\u62DF\u5185\u5B58", "Virtual memory"],
      ["\u5206\u9875\u3001\u7F3A\u9875\u4E2D\u65AD\u4E0E\u7F6E\u6362\u7B97\u6CD5", "Paging, page faults and replacement"]
    ]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/programmingFundamentals.ts
var programmingFundamentals = {
  id: 1003,
  majorId: majorIds.softwareEngineering,
  name: ["\u7A0B\u5E8F\u8BBE\u8BA1\u57FA\u7840", "Programming Fundamentals"],
  classId: 1,
  typeId: 2,
  hours: [48, 32],
  introduction: [
    "\u672C\u8BFE\u7A0B\u4EE5 C \u8BED\u8A00\u4E3A\u8F7D\u4F53\u8BB2\u6388\u7A0B\u5E8F\u8BBE\u8BA1\u7684\u57FA\u672C\u6982\u5FF5\u4E0E\u65B9\u6CD5\uFF0C\u5B66\u751F\u901A\u8FC7\u5927\u91CF\u4E0A\u673A\u7EC3\u4E60\u5B66\u4F1A\u628A\u95EE\u9898\u53D8\u6210\u53EF\u4EE5\u8FD0\u884C\u3001\u53EF\u4EE5\u68C0\u9A8C\u7684\u7A0B\u5E8F\u3002",
    "Basic concepts and methods of programming in C; through much practice students learn to turn a problem into a program that runs and can be checked."
  ],
  position: [
    "\u5B66\u79D1\u57FA\u7840\u8BFE\uFF0C\u662F\u6570\u636E\u7ED3\u6784\u4E0E\u540E\u7EED\u7F16\u7A0B\u7C7B\u8BFE\u7A0B\u7684\u8D77\u70B9\u3002",
    "A discipline-based course, the start of data structures and all later programming courses."
  ],
  criterion: ["\u72EC\u7ACB\u5B8C\u6210\u4E00\u4E2A\u4E09\u767E\u884C\u5DE6\u53F3\u7684\u7A0B\u5E8F\u5E76\u9644\u6D4B\u8BD5\u8BF4\u660E\u3002", "One program of about three hundred lines with notes on its tests."],
  createTime: "2025-09-09T10:30:00+08:00",
  updateTime: "2026-05-09T17:58:02+08:00",
  managers: [userIds.majorEditor],
  chapters: [
    ["\u7A0B\u5E8F\u4E0E\u7B97\u6CD5\u5165\u95E8", "Programs and algorithms", 4, 2],
    ["\u6570\u636E\u7C7B\u578B\u4E0E\u8868\u8FBE\u5F0F", "Data types and expressions", 6, 4],
    ["\u63A7\u5236\u7ED3\u6784", "Control structures", 8, 6],
    ["\u51FD\u6570", "Functions", 8, 6],
    ["\u6570\u7EC4\u4E0E\u5B57\u7B26\u4E32", "Arrays and strings", 8, 6],
    ["\u6307\u9488\u4E0E\u7ED3\u6784\u4F53", "Pointers and structures", 10, 6],
    ["\u6587\u4EF6", "Files", 4, 2]
  ],
  bindings: [
    ["1.2", "\u2606", "\u80FD\u628A\u7B80\u5355\u95EE\u9898\u5199\u6210\u53EF\u6C42\u89E3\u7684\u8BA1\u7B97\u6B65\u9AA4", "write a simple problem as steps that can be computed"],
    ["3.1", "\u2606", "\u80FD\u628A\u7A0B\u5E8F\u5206\u6210\u804C\u8D23\u6E05\u695A\u7684\u51FD\u6570", "divide a program into functions with clear duties"],
    ["5.1", "\u2605", "\u80FD\u4F7F\u7528\u7F16\u8BD1\u5668\u3001\u8C03\u8BD5\u5668\u5B8C\u6210\u7A0B\u5E8F\u7684\u5F00\u53D1\u4E0E\u6392\u9519", "develop and debug programs with a compiler and a debugger"]
  ],
  points: [
    [
      ["\u53D8\u91CF\u4E0E\u7C7B\u578B", "Variables and types"],
      ["\u53D8\u91CF\u7684\u5B9A\u4E49\u3001\u53D6\u503C\u8303\u56F4\u4E0E\u7C7B\u578B\u8F6C\u6362", "Defining variables, their ranges and conversions"]
    ],
    [
      ["\u5FAA\u73AF", "Loops"],
      ["\u4E09\u79CD\u5FAA\u73AF\u8BED\u53E5\u53CA\u5176\u7B49\u4EF7\u6539\u5199", "The three loops and how to rewrite one as another"]
    ],
    [
      ["\u6307\u9488", "Pointers"],
      ["\u5730\u5740\u3001\u95F4\u63A5\u8BBF\u95EE\u4E0E\u6307\u9488\u8FD0\u7B97", "Addresses, indirect access and pointer arithmetic"]
    ]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/projectManagement.ts
var projectManagement = {
  id: 1011,
  majorId: majorIds.softwareEngineering,
  name: ["\u8F6F\u4EF6\u9879\u76EE\u7BA1\u7406", "Software Project Management"],
  classId: 2,
  typeId: 3,
  hours: [32, 16],
  introduction: [
    "\u672C\u8BFE\u7A0B\u8BB2\u6388\u8F6F\u4EF6\u9879\u76EE\u7684\u8303\u56F4\u3001\u8FDB\u5EA6\u3001\u6210\u672C\u3001\u98CE\u9669\u4E0E\u8D28\u91CF\u7BA1\u7406\uFF0C\u5B66\u751F\u4E3A\u6A21\u62DF\u9879\u76EE\u5236\u5B9A\u8BA1\u5212\u5E76\u8DDF\u8E2A\u53D8\u5316\u3002",
    "Scope, schedule, cost, risk and quality of software projects; students plan a simulated project and follow its changes."
  ],
  position: ["\u4E13\u4E1A\u9009\u4FEE\u8BFE\uFF0C\u5EFA\u8BAE\u5148\u4FEE\u8F6F\u4EF6\u5DE5\u7A0B\u3002", "An elective major course, best taken after software engineering."],
  criterion: null,
  createTime: "2025-08-30T10:00:00+08:00",
  updateTime: "2026-04-26T09:40:00+08:00",
  managers: [userIds.courseLeader],
  chapters: [
    ["\u9879\u76EE\u542F\u52A8\u4E0E\u8303\u56F4", "Initiation and scope", 6, 2],
    ["\u4F30\u7B97\u4E0E\u8FDB\u5EA6", "Estimation and schedule", 8, 4],
    ["\u6210\u672C\u4E0E\u98CE\u9669", "Cost and risk", 8, 4],
    ["\u8D28\u91CF\u4E0E\u914D\u7F6E\u7BA1\u7406", "Quality and configuration", 6, 4],
    ["\u6536\u5C3E\u4E0E\u590D\u76D8", "Closing and review", 4, 2]
  ],
  bindings: [
    ["8.2", "\u2605", "\u80FD\u7EC4\u7EC7\u56E2\u961F\u5206\u5DE5\u5E76\u5904\u7406\u51B2\u7A81", "organise the work of a team and settle conflicts"],
    ["10.1", "\u2605", "\u80FD\u8FD0\u7528\u4F30\u7B97\u4E0E\u6210\u672C\u65B9\u6CD5\u652F\u6301\u51B3\u7B56", "support decisions with estimation and cost methods"],
    ["10.2", "\u2605", "\u80FD\u5728\u8DE8\u4E13\u4E1A\u9879\u76EE\u4E2D\u8FD0\u7528\u7BA1\u7406\u65B9\u6CD5", "apply management methods in projects across disciplines"]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/situationAndPolicy.ts
var situationAndPolicy = {
  id: 1015,
  majorId: majorIds.softwareEngineering,
  name: ["\u5F62\u52BF\u4E0E\u653F\u7B56", "Situation and Policy"],
  classId: 1,
  typeId: 1,
  hours: [32, 0],
  introduction: ["\u672C\u8BFE\u7A0B\u6309\u5B66\u671F\u8BB2\u6388\u56FD\u5185\u5916\u5F62\u52BF\u4E0E\u76F8\u5173\u653F\u7B56\u3002", "Current affairs at home and abroad and the policies about them, term by term."],
  position: ["\u901A\u8BC6\u8BFE\uFF0C\u6BCF\u5B66\u671F\u5F00\u8BBE\u3002", "A general course in every term."],
  criterion: null,
  createTime: "2025-09-01T10:00:00+08:00",
  updateTime: "2026-04-28T09:30:00+08:00",
  managers: [userIds.courseEditor],
  chapters: [
    ["\u56FD\u5185\u5F62\u52BF", "Affairs at home", 8, 0],
    ["\u56FD\u9645\u5F62\u52BF", "Affairs abroad", 8, 0],
    ["\u7ECF\u6D4E\u4E0E\u79D1\u6280\u653F\u7B56", "Economic and technology policy", 8, 0],
    ["\u4E13\u9898\u8BA8\u8BBA", "Special topics", 8, 0]
  ],
  bindings: []
};

// ../../packages/curriculum-model/src/fixtures/courses/softwareEngineeringCourse.ts
var softwareEngineeringCourse = {
  id: 1008,
  majorId: majorIds.softwareEngineering,
  name: ["\u8F6F\u4EF6\u5DE5\u7A0B", "Software Engineering"],
  classId: 1,
  typeId: 3,
  hours: [40, 24],
  introduction: [
    "\u672C\u8BFE\u7A0B\u4EE5\u4E00\u4E2A\u5B66\u671F\u7684\u56E2\u961F\u9879\u76EE\u4E3A\u4E3B\u7EBF\uFF0C\u8BB2\u6388\u9700\u6C42\u3001\u8BBE\u8BA1\u3001\u5B9E\u73B0\u3001\u8BC4\u5BA1\u4E0E\u4EA4\u4ED8\u7684\u65B9\u6CD5\uFF0C\u5B66\u751F\u8F6E\u6D41\u62C5\u4EFB\u4E0D\u540C\u89D2\u8272\u3002",
    "One team project through the term carries requirements, design, implementation, review and delivery; students take turns in different roles."
  ],
  position: ["\u4E13\u4E1A\u8BFE\uFF0C\u7EFC\u5408\u8FD0\u7528\u524D\u9762\u5404\u95E8\u8BFE\u7A0B\u7684\u77E5\u8BC6\u3002", "A major course that puts the earlier courses to use together."],
  criterion: ["\u56E2\u961F\u4EA4\u4ED8\u53EF\u8FD0\u884C\u7684\u7CFB\u7EDF\u3001\u6587\u6863\u4E0E\u7B54\u8FA9\u3002", "A running system, its documents and an oral defence by the team."],
  createTime: "2025-09-07T13:40:00+08:00",
  updateTime: "2026-05-09T10:14:26+08:00",
  managers: [userIds.majorLeader],
  chapters: [
    ["\u8F6F\u4EF6\u8FC7\u7A0B", "Software process", 6, 2],
    ["\u9700\u6C42\u5DE5\u7A0B", "Requirements engineering", 8, 6],
    ["\u8F6F\u4EF6\u8BBE\u8BA1", "Software design", 10, 6],
    ["\u5B9E\u73B0\u4E0E\u8BC4\u5BA1", "Implementation and review", 6, 4],
    ["\u6D4B\u8BD5\u4E0E\u7EF4\u62A4", "Testing and maintenance", 6, 4],
    ["\u56E2\u961F\u4E0E\u4EA4\u4ED8", "Team and delivery", 4, 2]
  ],
  bindings: [
    ["3.2", "\u2605", "\u80FD\u5728\u7ED9\u5B9A\u7EA6\u675F\u4E0B\u8BBE\u8BA1\u5E76\u4EA4\u4ED8\u5B8C\u6574\u7CFB\u7EDF", "design and deliver a whole system under given constraints"],
    ["8.1", "\u2605", "\u80FD\u5728\u56E2\u961F\u4E2D\u6309\u89D2\u8272\u5B8C\u6210\u4EFB\u52A1", "do the tasks of a role in a team"],
    ["9.1", "\u2605", "\u80FD\u64B0\u5199\u89C4\u8303\u6587\u6863\u5E76\u4F5C\u53E3\u5934\u9648\u8FF0", "write sound documents and present them"],
    ["10.1", "\u2606", "\u80FD\u5236\u5B9A\u8FED\u4EE3\u8BA1\u5212\u5E76\u4F30\u7B97\u5DE5\u4F5C\u91CF", "plan iterations and estimate effort"]
  ],
  points: [
    [
      ["\u7528\u4F8B", "Use cases"],
      ["\u4ECE\u7528\u6237\u76EE\u6807\u51FA\u53D1\u63CF\u8FF0\u7CFB\u7EDF\u884C\u4E3A", "Describing behaviour from the user's goals"]
    ],
    [
      ["\u4EE3\u7801\u8BC4\u5BA1", "Code review"],
      ["\u8BC4\u5BA1\u6E05\u5355\u4E0E\u53CD\u9988\u7684\u5199\u6CD5", "Checklists and how to write feedback"]
    ]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/softwareTesting.ts
var softwareTesting = {
  id: 1009,
  majorId: majorIds.softwareEngineering,
  name: ["\u8F6F\u4EF6\u6D4B\u8BD5", "Software Testing"],
  classId: 1,
  typeId: 3,
  hours: [32, 32],
  introduction: [
    "\u672C\u8BFE\u7A0B\u8BB2\u6388\u9ED1\u76D2\u4E0E\u767D\u76D2\u6D4B\u8BD5\u8BBE\u8BA1\u3001\u81EA\u52A8\u5316\u6D4B\u8BD5\u548C\u975E\u529F\u80FD\u6D4B\u8BD5\uFF0C\u5B66\u751F\u4E3A\u4E00\u4E2A\u771F\u5B9E\u7CFB\u7EDF\u8BBE\u8BA1\u5E76\u6267\u884C\u6D4B\u8BD5\u3002",
    "Black-box and white-box test design, automation and non-functional tests; students design and run tests for a real system."
  ],
  position: ["\u4E13\u4E1A\u8BFE\uFF0C\u4E0E\u8F6F\u4EF6\u5DE5\u7A0B\u540C\u671F\u5F00\u8BBE\u3002", "A major course beside software engineering."],
  criterion: null,
  createTime: "2025-09-03T09:00:00+08:00",
  updateTime: "2026-05-06T14:02:55+08:00",
  managers: [userIds.majorEditor],
  chapters: [
    ["\u6D4B\u8BD5\u57FA\u7840", "Foundations of testing", 4, 2],
    ["\u9ED1\u76D2\u6D4B\u8BD5", "Black-box testing", 8, 8],
    ["\u767D\u76D2\u6D4B\u8BD5", "White-box testing", 8, 8],
    ["\u6D4B\u8BD5\u81EA\u52A8\u5316", "Test automation", 6, 8],
    ["\u6027\u80FD\u4E0E\u5B89\u5168\u6D4B\u8BD5", "Performance and security testing", 6, 6]
  ],
  bindings: [
    ["4.1", "\u2606", "\u80FD\u4E3A\u88AB\u6D4B\u7CFB\u7EDF\u8BBE\u8BA1\u6D4B\u8BD5\u5B9E\u9A8C", "design test experiments for a system"],
    ["4.2", "\u2605", "\u80FD\u5206\u6790\u7F3A\u9677\u6570\u636E\u5E76\u7ED9\u51FA\u8D28\u91CF\u5224\u65AD", "analyse defect data and judge quality"],
    ["5.2", "\u2605", "\u80FD\u8BF4\u660E\u6D4B\u8BD5\u5DE5\u5177\u80FD\u53D1\u73B0\u4E0E\u4E0D\u80FD\u53D1\u73B0\u4EC0\u4E48", "explain what test tools find and what they do not"]
  ]
};

// ../../packages/curriculum-model/src/fixtures/courses/index.ts
var courseSources = [
  advancedMathematics,
  discreteMathematics,
  programmingFundamentals,
  dataStructures,
  operatingSystems,
  computerNetworks,
  databasePrinciples,
  softwareEngineeringCourse,
  softwareTesting,
  engineeringEthics,
  projectManagement,
  internship,
  graduationProject,
  collegeEnglish,
  situationAndPolicy,
  ...demoCourses,
  otherCollegeCourse
];

// ../../packages/curriculum-model/src/fixtures/courseSource.ts
function partId(courseId, n) {
  return 1001 + (courseId - 1001) * 20 + (n - 1);
}
function goalId(courseId, n) {
  return 1001 + (courseId - 1001) * 10 + (n - 1);
}
function courseUnitOf(source, majorName) {
  const { id, name, introduction, position, criterion } = source;
  return {
    id,
    majorId: source.majorId,
    classId: source.classId,
    typeId: source.typeId,
    name: name[0],
    position: position[0],
    introduction: introduction[0],
    criterion: criterion?.[0] ?? "",
    createTime: source.createTime,
    theoryPeriod: source.hours[0],
    practicePeriod: source.hours[1],
    majorName,
    courseMatrixVOS: source.chapters.map(([zh, en, theoryPeriod, practicePeriod], index12) => ({
      id: partId(id, index12 + 1),
      courseUnitId: id,
      courseClassId: source.classId,
      courseTypeId: source.typeId,
      name: zh,
      theoryPeriod,
      practicePeriod,
      translations: english({ name: en })
    })),
    updateTime: source.updateTime,
    initing: false,
    version: 1,
    translations: english({
      name: name[1],
      introduction: introduction[1],
      position: position[1],
      ...criterion ? { criterion: criterion[1] } : {}
    })
  };
}

// ../../packages/curriculum-model/src/fixtures/standard2015.ts
var ceeaa2015 = [
  {
    head: ["\u5DE5\u7A0B\u77E5\u8BC6", "Engineering knowledge"],
    indicators: [
      ["\u80FD\u628A\u6570\u5B66\u548C\u81EA\u7136\u79D1\u5B66\u77E5\u8BC6\u7528\u4E8E\u8BA1\u7B97\u673A\u7CFB\u7EDF\u5EFA\u6A21", "Apply mathematics and science to model computer systems"],
      ["\u80FD\u7528\u8BA1\u7B97\u673A\u4E13\u4E1A\u77E5\u8BC6\u89E3\u91CA\u7CFB\u7EDF\u7684\u884C\u4E3A", "Explain the behaviour of systems with professional knowledge"]
    ]
  },
  {
    head: ["\u95EE\u9898\u5206\u6790", "Problem analysis"],
    indicators: [
      ["\u80FD\u5206\u89E3\u590D\u6742\u8BA1\u7B97\u95EE\u9898\u5E76\u8BC6\u522B\u5176\u7EA6\u675F", "Break down complex computing problems and identify constraints"],
      ["\u80FD\u67E5\u9605\u6587\u732E\u5E76\u6BD4\u8F83\u591A\u79CD\u6C42\u89E3\u9014\u5F84", "Consult literature and compare ways to a solution"]
    ]
  },
  {
    head: ["\u8BBE\u8BA1/\u5F00\u53D1\u89E3\u51B3\u65B9\u6848", "Design/development of solutions"],
    indicators: [
      ["\u80FD\u8BBE\u8BA1\u6EE1\u8DB3\u9700\u6C42\u7684\u7B97\u6CD5\u4E0E\u8F6F\u786C\u4EF6\u6A21\u5757", "Design algorithms and modules that meet requirements"],
      ["\u80FD\u5728\u8BBE\u8BA1\u4E2D\u517C\u987E\u6027\u80FD\u3001\u5B89\u5168\u4E0E\u793E\u4F1A\u56E0\u7D20", "Weigh performance, safety and social factors in design"]
    ]
  },
  {
    head: ["\u7814\u7A76", "Investigation (Research)"],
    indicators: [
      ["\u80FD\u8BBE\u8BA1\u5B9E\u9A8C\u6BD4\u8F83\u4E0D\u540C\u7CFB\u7EDF\u65B9\u6848", "Design experiments that compare system solutions"],
      ["\u80FD\u91C7\u96C6\u3001\u6574\u7406\u6570\u636E\u5E76\u5F52\u7EB3\u7ED3\u8BBA", "Collect and order data and draw conclusions"]
    ]
  },
  {
    head: ["\u4F7F\u7528\u73B0\u4EE3\u5DE5\u5177", "Modern tool usage"],
    indicators: [
      ["\u80FD\u9009\u7528\u4EFF\u771F\u3001\u5F00\u53D1\u4E0E\u8C03\u8BD5\u5DE5\u5177", "Choose simulation, development and debugging tools"],
      ["\u80FD\u5224\u65AD\u5DE5\u5177\u7ED3\u679C\u7684\u9002\u7528\u8303\u56F4", "Judge where the results of a tool apply"]
    ]
  },
  {
    head: ["\u5DE5\u7A0B\u4E0E\u793E\u4F1A", "The engineer and society"],
    indicators: [
      ["\u4E86\u89E3\u8BA1\u7B97\u673A\u884C\u4E1A\u7684\u6CD5\u89C4\u4E0E\u6807\u51C6", "Know the laws and standards of the computing industry"],
      ["\u80FD\u8BC4\u4EF7\u7CFB\u7EDF\u5E94\u7528\u5BF9\u793E\u4F1A\u7684\u5F71\u54CD", "Evaluate the effects of systems on society"]
    ]
  },
  {
    head: ["\u73AF\u5883\u548C\u53EF\u6301\u7EED\u53D1\u5C55", "Environment and sustainability"],
    indicators: [
      ["\u80FD\u8BC4\u4F30\u8BA1\u7B97\u7CFB\u7EDF\u7684\u80FD\u8017\u4E0E\u73AF\u5883\u5F71\u54CD", "Assess energy use and environmental effects of computing"],
      ["\u80FD\u5728\u65B9\u6848\u4E2D\u843D\u5B9E\u8282\u80FD\u4E0E\u53EF\u6301\u7EED\u8981\u6C42", "Build saving of energy and sustainability into solutions"]
    ]
  },
  {
    head: ["\u804C\u4E1A\u89C4\u8303", "Ethics"],
    indicators: [
      ["\u9075\u5B88\u804C\u4E1A\u9053\u5FB7\u5E76\u5C0A\u91CD\u77E5\u8BC6\u4EA7\u6743", "Follow professional ethics and respect intellectual property"],
      ["\u5177\u6709\u4EBA\u6587\u7D20\u517B\u548C\u793E\u4F1A\u8D23\u4EFB\u611F", "Show humanistic literacy and social responsibility"]
    ]
  },
  {
    head: ["\u4E2A\u4EBA\u548C\u56E2\u961F", "Individual and teamwork"],
    indicators: [
      ["\u80FD\u72EC\u7ACB\u5B8C\u6210\u56E2\u961F\u5206\u914D\u7684\u4EFB\u52A1", "Complete assigned tasks of a team independently"],
      ["\u80FD\u534F\u8C03\u6210\u5458\u5E76\u63A8\u52A8\u56E2\u961F\u8FDB\u5C55", "Coordinate members and move a team forward"]
    ]
  },
  {
    head: ["\u6C9F\u901A", "Communication"],
    indicators: [
      ["\u80FD\u64B0\u5199\u89C4\u8303\u7684\u6280\u672F\u6587\u6863\u5E76\u9648\u8FF0\u89C2\u70B9", "Write sound technical documents and present views"],
      ["\u80FD\u7528\u5916\u8BED\u9605\u8BFB\u548C\u4EA4\u6D41\u4E13\u4E1A\u5185\u5BB9", "Read and discuss professional matters in a foreign language"]
    ]
  },
  {
    head: ["\u9879\u76EE\u7BA1\u7406", "Project management and finance"],
    indicators: [
      ["\u7406\u89E3\u5DE5\u7A0B\u9879\u76EE\u7684\u8BA1\u5212\u4E0E\u6210\u672C\u7BA1\u7406", "Understand planning and cost management of projects"],
      ["\u80FD\u628A\u7BA1\u7406\u65B9\u6CD5\u7528\u4E8E\u8BFE\u7A0B\u4E0E\u5B9E\u8DF5\u9879\u76EE", "Apply management methods in course and practice projects"]
    ]
  },
  {
    head: ["\u7EC8\u8EAB\u5B66\u4E60", "Lifelong learning"],
    indicators: [
      ["\u8BA4\u8BC6\u5230\u6301\u7EED\u5B66\u4E60\u7684\u5FC5\u8981\u5E76\u80FD\u5236\u5B9A\u8BA1\u5212", "See the need to keep learning and plan for it"],
      ["\u80FD\u8DDF\u8E2A\u65B0\u6280\u672F\u5E76\u7528\u4E8E\u5B9E\u8DF5", "Follow new technology and put it to use"]
    ]
  }
];

// ../../packages/curriculum-model/src/fixtures/standard2024.ts
var ceeaa2024 = [
  {
    head: ["\u5DE5\u7A0B\u77E5\u8BC6", "Engineering knowledge"],
    indicators: [
      ["\u80FD\u7528\u6570\u5B66\u4E0E\u81EA\u7136\u79D1\u5B66\u8BED\u8A00\u8868\u8FF0\u8F6F\u4EF6\u5DE5\u7A0B\u95EE\u9898", "Express software engineering problems in mathematical and scientific terms"],
      ["\u80FD\u5BF9\u5177\u4F53\u5BF9\u8C61\u5EFA\u7ACB\u8BA1\u7B97\u6A21\u578B\u5E76\u6C42\u89E3", "Build and solve computational models of concrete objects"],
      ["\u80FD\u7528\u4E13\u4E1A\u77E5\u8BC6\u63A8\u6F14\u3001\u6BD4\u8F83\u4E0D\u540C\u89E3\u51B3\u65B9\u6848", "Use professional knowledge to reason about and compare solutions"]
    ]
  },
  {
    head: ["\u95EE\u9898\u5206\u6790", "Problem analysis"],
    indicators: [
      ["\u80FD\u8BC6\u522B\u590D\u6742\u8F6F\u4EF6\u95EE\u9898\u7684\u5173\u952E\u73AF\u8282", "Identify the key parts of a complex software problem"],
      ["\u80FD\u501F\u52A9\u6587\u732E\u5206\u6790\u95EE\u9898\u5E76\u5F97\u51FA\u6709\u6548\u7ED3\u8BBA", "Analyse problems with literature and reach valid conclusions"]
    ]
  },
  {
    head: ["\u8BBE\u8BA1/\u5F00\u53D1\u89E3\u51B3\u65B9\u6848", "Design/development of solutions"],
    indicators: [
      ["\u80FD\u6839\u636E\u9700\u6C42\u8BBE\u8BA1\u8F6F\u4EF6\u6A21\u5757\u4E0E\u63A5\u53E3", "Design modules and interfaces from requirements"],
      ["\u80FD\u8BBE\u8BA1\u5E76\u5B9E\u73B0\u6EE1\u8DB3\u7EA6\u675F\u7684\u8F6F\u4EF6\u7CFB\u7EDF", "Design and implement systems that meet stated constraints"],
      ["\u5728\u8BBE\u8BA1\u4E2D\u4F53\u73B0\u521B\u65B0\u5E76\u8003\u8651\u5B89\u5168\u4E0E\u4F26\u7406", "Show innovation and consider safety and ethics in design"]
    ]
  },
  {
    head: ["\u7814\u7A76", "Investigation"],
    indicators: [
      ["\u80FD\u8BBE\u8BA1\u5B9E\u9A8C\u9A8C\u8BC1\u8F6F\u4EF6\u65B9\u6848", "Design experiments that test a software solution"],
      ["\u80FD\u5206\u6790\u6570\u636E\u5E76\u7ED9\u51FA\u5408\u7406\u89E3\u91CA", "Analyse data and explain results soundly"]
    ]
  },
  {
    head: ["\u4F7F\u7528\u73B0\u4EE3\u5DE5\u5177", "Modern tool usage"],
    indicators: [
      ["\u80FD\u9009\u62E9\u548C\u4F7F\u7528\u6070\u5F53\u7684\u5F00\u53D1\u4E0E\u6D4B\u8BD5\u5DE5\u5177", "Select and use suitable development and test tools"],
      ["\u80FD\u8BF4\u660E\u6240\u7528\u5DE5\u5177\u7684\u5C40\u9650", "Explain the limits of the tools used"]
    ]
  },
  {
    head: ["\u5DE5\u7A0B\u4E0E\u53EF\u6301\u7EED\u53D1\u5C55", "The engineer and sustainable development"],
    indicators: [
      ["\u80FD\u8BC4\u4EF7\u8F6F\u4EF6\u5B9E\u8DF5\u5BF9\u5065\u5EB7\u3001\u5B89\u5168\u3001\u73AF\u5883\u4E0E\u6CD5\u5F8B\u7684\u5F71\u54CD", "Evaluate effects on health, safety, environment and law"],
      ["\u80FD\u7406\u89E3\u53EF\u6301\u7EED\u53D1\u5C55\u8981\u6C42\u5E76\u627F\u62C5\u8D23\u4EFB", "Understand sustainability demands and accept responsibility"]
    ]
  },
  {
    head: ["\u5DE5\u7A0B\u4F26\u7406\u548C\u804C\u4E1A\u89C4\u8303", "Engineering ethics and professional norms"],
    indicators: [
      ["\u7406\u89E3\u5E76\u9075\u5B88\u5DE5\u7A0B\u4F26\u7406\u548C\u804C\u4E1A\u89C4\u8303", "Understand and follow engineering ethics and norms"],
      ["\u81EA\u89C9\u5C65\u884C\u5DE5\u7A0B\u5E08\u7684\u793E\u4F1A\u8D23\u4EFB", "Fulfil the social duties of an engineer"]
    ]
  },
  {
    head: ["\u4E2A\u4EBA\u4E0E\u56E2\u961F", "Individual and teamwork"],
    indicators: [
      ["\u80FD\u5728\u591A\u5B66\u79D1\u56E2\u961F\u4E2D\u627F\u62C5\u6210\u5458\u89D2\u8272", "Work as a member of a multidisciplinary team"],
      ["\u80FD\u7EC4\u7EC7\u548C\u534F\u8C03\u56E2\u961F\u5DE5\u4F5C", "Organise and coordinate team work"]
    ]
  },
  {
    head: ["\u6C9F\u901A", "Communication"],
    indicators: [
      ["\u80FD\u4EE5\u6587\u6863\u548C\u53E3\u5934\u65B9\u5F0F\u6709\u6548\u6C9F\u901A", "Communicate effectively in writing and speech"],
      ["\u5177\u5907\u8DE8\u6587\u5316\u4EA4\u6D41\u80FD\u529B", "Communicate across cultures"]
    ]
  },
  {
    head: ["\u9879\u76EE\u7BA1\u7406", "Project management"],
    indicators: [
      ["\u638C\u63E1\u8F6F\u4EF6\u9879\u76EE\u7BA1\u7406\u4E0E\u7ECF\u6D4E\u51B3\u7B56\u65B9\u6CD5", "Know project management and economic decision methods"],
      ["\u80FD\u5728\u591A\u5B66\u79D1\u73AF\u5883\u4E2D\u8FD0\u7528\u7BA1\u7406\u65B9\u6CD5", "Apply management methods in multidisciplinary settings"]
    ]
  },
  {
    head: ["\u7EC8\u8EAB\u5B66\u4E60", "Lifelong learning"],
    indicators: [
      ["\u5177\u6709\u81EA\u4E3B\u5B66\u4E60\u4E0E\u6279\u5224\u6027\u601D\u7EF4\u7684\u80FD\u529B", "Learn independently and think critically"],
      ["\u80FD\u9002\u5E94\u6280\u672F\u53D8\u9769\u4E0E\u65B0\u6311\u6218", "Adapt to technical change and new challenges"]
    ]
  }
];

// ../../packages/curriculum-model/src/fixtures/requirements.ts
function build(heads, firstRequire, firstIndicator) {
  let indicatorId2 = firstIndicator;
  return heads.map(({ head, indicators: indicators2 }, at) => ({
    id: firstRequire + at,
    description: `${at + 1} ${head[0]}`,
    children: indicators2.map(([zh, en], index12) => ({
      id: indicatorId2++,
      description: `${at + 1}.${index12 + 1} ${zh}`,
      translations: english({ description: `${at + 1}.${index12 + 1} ${en}` })
    })),
    translations: english({ description: `${at + 1} ${head[1]}` })
  }));
}
var graduateRequires = {
  [majorIds.softwareEngineering]: build(ceeaa2024, 1001, 1101),
  [majorIds.computerScience]: build(ceeaa2015, 1012, 1125),
  [majorIds.dataScience]: build(ceeaa2024.slice(0, 2), 1024, 1149),
  [majorIds.networkEngineering]: build(ceeaa2024.slice(0, 1), 1026, 1154)
};
function indicatorId(majorId, number) {
  const found = (graduateRequires[majorId] ?? []).flatMap((require2) => require2.children).find((indicator) => indicator.description.startsWith(`${number} `));
  if (!found) throw new Error(`fixtures: major ${majorId} has no indicator ${number}.`);
  return found.id;
}

// ../../packages/curriculum-model/src/fixtures/courseUnits.ts
var courseUnits2 = courseSources.map(
  (source) => courseUnitOf(source, majors2.find((major) => major.id === source.majorId)?.name ?? "")
);
var courseManagers2 = courseSources.flatMap(
  (source) => source.managers.map((userId) => ({ courseId: source.id, userId }))
);
var goals = courseSources.flatMap(
  (source) => source.bindings.flatMap(
    ([indicator, , zh, en], index12) => zh === void 0 ? [] : [
      {
        id: goalId(source.id, index12 + 1),
        parentId: indicatorId(source.majorId, indicator),
        courseId: source.id,
        description: zh,
        translations: english({ description: en ?? "" })
      }
    ]
  )
);
var bindings = courseSources.flatMap(
  (source) => source.bindings.map(([indicator, star, zh], index12) => {
    const id = goalId(source.id, index12 + 1);
    return {
      id,
      courseId: source.id,
      majorId: source.majorId,
      requireId: indicatorId(source.majorId, indicator),
      relate: star === "\u2605" ? 0 : 1,
      goals: zh === void 0 ? [] : [id]
    };
  })
);
function sampleCourseUnit(id) {
  const found = courseUnits2.find((unit) => unit.id === id);
  if (!found) throw new Error(`fixtures: there is no sample course ${id}. Ids run from 1001 to 1018.`);
  return found;
}
var courseUnitWithWrongHours = (() => {
  const unit = sampleCourseUnit(1004);
  const rows = unit.courseMatrixVOS.map((row, index12) => index12 === 4 ? { ...row, theoryPeriod: 10 } : row);
  return { ...unit, courseMatrixVOS: rows };
})();

// ../../packages/curriculum-model/src/matrices/relateOptions.ts
var names = {
  0: { zh: "\u5F3A\u652F\u6491", en: "Strong support" },
  1: { zh: "\u5F31\u652F\u6491", en: "Weak support" },
  [-1]: { zh: "\u65E0", en: "None" }
};
var codes = { 0: "\u2605", 1: "\u2606", [-1]: "" };
function relateOption(relate2, language) {
  return { name: names[relate2][language], code: codes[relate2], relate: relate2 };
}

// ../../packages/curriculum-model/src/fixtures/points.ts
var points2 = courseSources.flatMap(
  (source) => (source.points ?? []).map(([title, description], index12) => ({
    id: partId(source.id, index12 + 1),
    courseId: source.id,
    title: title[0],
    description: description[0],
    translations: english({ title: title[1], description: description[1] })
  }))
);
var ksaSources = {
  1003: [
    ["K1", "\u57FA\u672C\u7C7B\u578B\u7684\u53D6\u503C\u8303\u56F4", "ranges of the basic types", [1]],
    ["K2", "\u4E09\u79CD\u5FAA\u73AF\u7684\u6267\u884C\u8FC7\u7A0B", "how the three loops run", [2]],
    ["S1", "\u80FD\u5355\u6B65\u8C03\u8BD5\u5B9A\u4F4D\u9519\u8BEF", "find faults by stepping", [2, 3]],
    ["A1", "\u5148\u60F3\u6E05\u695A\u518D\u52A8\u624B\u7684\u4E60\u60EF", "the habit of thinking first", [1]]
  ],
  1004: [
    ["K1", "\u5927O\u8BB0\u53F7\u542B\u4E49", "meaning of big O notation", [1, 9, 10]],
    ["K2", "\u7EBF\u6027\u7ED3\u6784\u7279\u70B9", "traits of linear structures", [2, 4]],
    ["K3", "\u4E8C\u53C9\u6811\u6027\u8D28", "properties of binary trees", [5, 6]],
    ["K4", "\u56FE\u7684\u5B58\u50A8\u65B9\u5F0F", "ways to store graphs", [7, 8]],
    ["S1", "\u80FD\u5B9E\u73B0\u94FE\u8868\u57FA\u672C\u64CD\u4F5C", "implement basic operations on linked lists", [3]],
    ["S2", "\u80FD\u7F16\u5199\u9012\u5F52\u904D\u5386", "write recursive traversals", [5]],
    ["S3", "\u80FD\u7528\u8C03\u8BD5\u5668\u5B9A\u4F4D\u6307\u9488\u9519\u8BEF", "find pointer faults with a debugger", [3, 6]],
    ["A1", "\u4E25\u8C28\u7684\u590D\u6742\u5EA6\u610F\u8BC6", "careful attention to complexity", [1, 6, 10]],
    ["A2", "\u89C4\u8303\u7684\u7F16\u7801\u4E60\u60EF", "sound coding habits", [4, 5]]
  ],
  1007: [
    ["K1", "\u5173\u7CFB\u8FD0\u7B97\u7684\u542B\u4E49", "meaning of relational operations", [1]],
    ["S1", "\u80FD\u628A\u9700\u6C42\u8F6C\u6210\u5173\u7CFB\u6A21\u5F0F", "turn requirements into schemas", [2]],
    ["A1", "\u5BF9\u6570\u636E\u6B63\u786E\u6027\u7684\u8D23\u4EFB\u5FC3", "responsibility for correct data", [3]]
  ]
};
var ksas2 = Object.entries(ksaSources).flatMap(
  ([course2, items]) => items.map(([code, zh, en], index12) => ({
    id: partId(Number(course2), index12 + 1),
    courseId: Number(course2),
    title: code.charAt(0),
    level: Number(code.slice(1)),
    description: zh,
    translations: english({ description: en })
  }))
);
var pointKsaLinks = Object.entries(ksaSources).flatMap(
  ([course2, items]) => items.flatMap(
    ([, , , numbers], index12) => numbers.map((number) => ({ pointId: partId(Number(course2), number), ksaId: partId(Number(course2), index12 + 1) }))
  )
);
function sampleKsa(id) {
  const found = ksas2.find((ksa2) => ksa2.id === id);
  if (!found) throw new Error(`fixtures: there is no sample KSA item ${id}.`);
  const { courseId: _, ...ksa } = found;
  return ksa;
}

// ../../packages/curriculum-model/src/fixtures/matrices.ts
var course = 1004;
var cells = [
  [2, 1, 2, 0, "2-3", 4, 2],
  [2, 1, 3, 0, "3-4", 4, 2],
  [2, 2, 1, 1, "2", 2, 0],
  [4, 3, 5, 0, "8-10", 8, 2],
  [4, 3, 6, 1, "10", 4, 2],
  [5, 3, 7, 0, "11", 4, 1],
  [5, 4, 8, 1, "12", 4, 1],
  [6, 2, 10, 0, "14", 3, 1],
  [6, 4, 9, 0, "13", 3, 1]
];
var courseCells = cells.map(
  ([chapter, goal, number, relate2, week, theoryPeriod, practicePeriod], index12) => {
    const { courseId: _, ...point } = points2.find((one) => one.id === partId(course, number));
    return {
      id: 1001 + index12,
      courseUnitId: course,
      projectId: partId(course, chapter),
      graduateRequireId: goalId(course, goal),
      point,
      relate: relateOption(relate2, "zh"),
      study: "\u5C0F\u7EC4\u8BA8\u8BBA",
      teach: "\u6848\u4F8B\u9A71\u52A8",
      product: practicePeriod > 0 ? "\u4E0A\u673A\u7A0B\u5E8F\u901A\u8FC7\u5168\u90E8\u7528\u4F8B" : "\u8BFE\u5802\u7EC3\u4E60",
      week,
      theoryPeriod,
      practicePeriod,
      translations: english({
        study: "group discussion",
        teach: "driven by cases",
        product: practicePeriod > 0 ? "a program that passes all cases" : "exercises in class"
      })
    };
  }
);
var taskGoals2 = [
  {
    id: 1001,
    projectId: partId(course, 4),
    description: "\u5B8C\u6210\u4E8C\u53C9\u6811\u7684\u9012\u5F52\u4E0E\u975E\u9012\u5F52\u904D\u5386",
    product: "\u53EF\u8FD0\u884C\u7A0B\u5E8F\uFF0C\u901A\u8FC7\u5168\u90E8\u7528\u4F8B",
    translations: english({
      description: "traverse binary trees with and without recursion",
      product: "a running program that passes all cases"
    })
  },
  {
    id: 1002,
    projectId: partId(course, 4),
    description: "\u7528\u54C8\u592B\u66FC\u7F16\u7801\u538B\u7F29\u6587\u672C",
    product: "\u5B9E\u9A8C\u62A5\u544A",
    translations: english({ description: "compress text with Huffman codes", product: "a lab report" })
  }
];
var projectSources = [
  [1004, 1001, 3, 0],
  [1004, 1001, 6, 0],
  [1004, 1001, 9, 1],
  [1005, 1002, 3, 1],
  [1005, 1002, 7, 1],
  [1005, 1002, 8, 0]
];
var projectCells = projectSources.map(([projectMatrixId, taskGoalId, number, relate2], index12) => ({
  id: 1001 + index12,
  projectMatrixId,
  taskGoalId,
  ksa: sampleKsa(partId(course, number)),
  relate: relateOption(relate2, "zh")
}));

// ../../packages/curriculum-model/src/fixtures/syllabus.ts
var days = ["\u65F6\u6BB5", "\u8282\u6B21", "\u661F\u671F\u4E00", "\u661F\u671F\u4E8C", "\u661F\u671F\u4E09", "\u661F\u671F\u56DB", "\u661F\u671F\u4E94", "\u661F\u671F\u516D", "\u661F\u671F\u65E5"];
var additionalInfos = [
  {
    id: 1001,
    courseUnitId: 1004,
    score: 4,
    year: "2024-2025-1",
    yearPeriod: 64,
    lecturer: "\u5468\u654F",
    phone: "010-5555 0104",
    email: "zhoumin@college.example",
    department: "\u8BA1\u7B97\u673A\u5B66\u9662",
    classname: "\u8F6F\u4EF6\u5DE5\u7A0B 2023 \u7EA7 1\u30012 \u73ED",
    students: 76,
    classroom: "\u660E\u5FB7\u697C 302",
    schedule: {
      label: days,
      data: [
        ["\u4E0A\u5348", "1-2", "", "\u660E\u5FB7\u697C 302", "", "\u660E\u5FB7\u697C 302", "", "", ""],
        ["\u4E0B\u5348", "5-6", "", "", "\u673A\u623F B4", "", "", "", ""]
      ]
    },
    textbooks: "\u300A\u6570\u636E\u7ED3\u6784\u6559\u7A0B\u300B\uFF0C\u81EA\u7F16\u8BB2\u4E49\u7B2C 3 \u7248",
    textreferences: "",
    attend: "\u6309\u65F6\u5230\u8BFE\uFF0C\u7F3A\u8BFE\u4E09\u5206\u4E4B\u4E00\u8005\u4E0D\u5F97\u53C2\u52A0\u8003\u8BD5\u3002",
    assignment: "\u4F5C\u4E1A\u6BCF\u5468\u4E00\u4EA4\uFF0C\u8FDF\u4EA4\u4E00\u5929\u6263\u4E00\u6210\u3002",
    criterion: "\u8BFE\u5802\u4FDD\u6301\u5B89\u9759\uFF0C\u4F5C\u4E1A\u72EC\u7ACB\u5B8C\u6210\uFF0C\u5F15\u7528\u987B\u6CE8\u660E\u6765\u6E90\u3002",
    practice: "\u4E0A\u673A\u524D\u5B8C\u6210\u9884\u4E60\uFF0C\u7ED3\u675F\u65F6\u63D0\u4EA4\u4EE3\u7801\u4E0E\u8BB0\u5F55\u3002",
    textgroup: "\u4E09\u81F3\u56DB\u4EBA\u4E00\u7EC4\u8BA8\u8BBA\u6848\u4F8B\uFF0C\u8F6E\u6D41\u6C47\u62A5\u3002",
    paper: "",
    others: "",
    examtype: 0,
    examway: "\u95ED\u5377\u7B14\u8BD5",
    examdetail: "",
    exampercent: {
      type: 0,
      rows: [
        { part: "regular", label: "\u4F5C\u4E1A", percent: 20 },
        { part: "regular", label: "\u5B9E\u9A8C", percent: 20 },
        { part: "final", label: "\u671F\u672B\u8003\u8BD5", percent: 60 }
      ]
    },
    version: 1,
    translations: english({
      lecturer: "Zhou Min",
      department: "School of Computing",
      classname: "Software Engineering 2023, classes 1 and 2",
      classroom: "Mingde Building 302",
      textbooks: "A Course in Data Structures, own lecture notes, 3rd edition",
      attend: "Be on time; who misses a third of the classes may not sit the exam.",
      assignment: "Assignments are due on Mondays; each day late costs a tenth.",
      criterion: "Keep quiet in class, do your own work, name your sources.",
      practice: "Prepare before the lab; hand in code and notes at the end.",
      textgroup: "Groups of three or four discuss cases and report in turn.",
      examway: "Closed-book written exam"
    })
  }
];

// ../../packages/curriculum-model/src/fixtures/programme.ts
var sampleProgramme = {
  colleges: colleges2,
  departments: departments2,
  majors: majors2,
  users: users2,
  graduateRequires,
  courseUnits: courseUnits2,
  courseManagers: courseManagers2,
  goals,
  bindings,
  points: points2,
  ksas: ksas2,
  pointKsaLinks,
  courseCells,
  taskGoals: taskGoals2,
  projectCells,
  additionalInfos
};

// src/db/sample/courseRows.ts
async function putCourses(transaction) {
  const { courseUnits: courseUnits3, courseManagers: courseManagers3, points: points3, ksas: ksas3, pointKsaLinks: pointKsaLinks2, additionalInfos: additionalInfos2 } = sampleProgramme;
  const units = courseUnits3.map(({ createTime, updateTime, ...unit }) => ({
    ...unit,
    createTime: moment2(createTime),
    updateTime: moment2(updateTime ?? createTime),
    initing: false
  }));
  await transaction.insert(courseUnits).values(units);
  await transaction.insert(courseManagers).values(courseManagers3.map(({ courseId, userId }) => ({ courseUnitId: courseId, userId })));
  const projects2 = courseUnits3.flatMap(({ courseMatrixVOS }) => courseMatrixVOS.map((row, position) => ({ ...row, position })));
  await transaction.insert(projects).values(projects2);
  await transaction.insert(points).values(points3.map((point, position) => ({ ...point, courseUnitId: point.courseId, position })));
  await transaction.insert(ksas).values(ksas3.map((ksa) => ({ ...ksa, courseUnitId: ksa.courseId })));
  await transaction.insert(pointKsas).values(pointKsaLinks2.map((link2, position) => ({ ...link2, position })));
  await transaction.insert(syllabuses).values([...additionalInfos2]);
}
function moment2(text13) {
  return text13 ? new Date(text13) : /* @__PURE__ */ new Date(0);
}

// src/db/sample/matrixRows.ts
async function putMatrices(transaction) {
  const { goals: goals2, bindings: bindings2, courseCells: courseCells2, taskGoals: taskGoals3, projectCells: projectCells2 } = sampleProgramme;
  await transaction.insert(teachingGoals).values(goals2.map((goal, position) => ({ ...goal, courseUnitId: goal.courseId, indicatorId: goal.parentId, position })));
  const entries = bindings2.map(({ id, courseId, requireId, relate: relate2 }) => ({
    id,
    courseUnitId: courseId,
    indicatorId: requireId,
    relate: support(relate2)
  }));
  await transaction.insert(majorMatrixEntries).values(entries);
  await transaction.insert(majorMatrixGoals).values(bindings2.flatMap(({ id, goals: bound }) => bound.map((goalId2) => ({ entryId: id, goalId: goalId2 }))));
  await transaction.insert(courseMatrixEntries).values(
    courseCells2.map((cell) => ({ ...cell, goalId: cell.graduateRequireId, pointId: cell.point.id, relate: support(cell.relate.relate) }))
  );
  await transaction.insert(taskGoals).values(taskGoals3.map((goal, position) => ({ ...goal, position })));
  await transaction.insert(projectMatrixEntries).values(
    projectCells2.map(({ id, projectMatrixId, taskGoalId, ksa, relate: relate2 }) => ({
      id,
      courseMatrixEntryId: projectMatrixId,
      taskGoalId,
      ksaId: ksa.id,
      relate: support(relate2.relate)
    }))
  );
}
function support(relate2) {
  if (relate2 === -1)
    throw new Error('Sample programme: an entry has relate -1. It means "no entry" and cannot be stored. Leave the entry out.');
  return relate2;
}

// src/passwords/passwordHash.ts
import { randomBytes, scrypt, timingSafeEqual } from "crypto";

// src/turns/takeTurns.ts
function takeTurns(places) {
  const waiting = [];
  let free = places;
  return async (act) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve2) => waiting.push(resolve2));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

// src/passwords/passwordHash.ts
var costs = { N: 2 ** 15, r: 8, p: 3 };
var keyLength = 32;
var maxmem = 128 * 2 ** 20;
var turns = takeTurns(2);
async function hashPassword(password) {
  const salt = randomBytes(16);
  const key = await turns(() => derive(password, salt, costs));
  return ["scrypt", costs.N, costs.r, costs.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}
async function verifyPassword(password, digest) {
  const kept = parseDigest(digest);
  const key = await turns(() => derive(password, kept?.salt ?? Buffer.alloc(16), kept?.costs ?? costs));
  return kept !== void 0 && timingSafeEqual(key, kept.key);
}
function parseDigest(digest) {
  const [scheme, N, r, p, salt, key] = digest.split("$");
  if (scheme !== "scrypt" || !N || !r || !p || !salt || !key) return void 0;
  const keyBytes = Buffer.from(key, "base64url");
  if (keyBytes.length !== keyLength) return void 0;
  return { costs: { N: Number(N), r: Number(r), p: Number(p) }, salt: Buffer.from(salt, "base64url"), key: keyBytes };
}
function derive(password, salt, options) {
  return new Promise((resolve2, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, { ...options, maxmem }, (error, key) => error ? reject(error) : resolve2(key));
  });
}

// src/db/sample/organisationRows.ts
async function putOrganisation(transaction) {
  const { colleges: colleges3, departments: departments3, majors: majors3, graduateRequires: graduateRequires2, users: users3 } = sampleProgramme;
  await transaction.insert(colleges).values([...colleges3]);
  await transaction.insert(departments).values([...departments3]);
  await transaction.insert(majors).values([...majors3]);
  const requirements = Object.entries(graduateRequires2).flatMap(
    ([majorId, list2]) => list2.map((requirement, position) => ({ ...requirement, majorId: Number(majorId), position }))
  );
  await transaction.insert(graduationRequirements).values(requirements);
  const indicators2 = requirements.flatMap(
    ({ id, children }) => children.map((child, position) => ({ ...child, requirementId: id, position }))
  );
  await transaction.insert(indicators).values(indicators2);
  const passwordHash = await hashPassword(samplePassword);
  await transaction.insert(users).values(users3.map((user) => ({ ...user, passwordHash })));
}

// src/db/sample/putSampleProgramme.ts
async function putSampleProgramme({ transaction }) {
  return await transaction(async (tx) => {
    await tx.execute(sql3`lock table ${colleges} in exclusive mode`);
    if (await tx.$count(colleges) > 0) return false;
    await putOrganisation(tx);
    await putCourses(tx);
    await putMatrices(tx);
    await moveNumbering(tx);
    return true;
  });
}
async function moveNumbering(transaction) {
  const { rows } = await transaction.execute(
    sql3`select quote_ident(table_name) as name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`
  );
  for (const { name } of rows) {
    await transaction.execute(
      sql3.raw(
        `select setval(pg_get_serial_sequence('${name}', 'id'), greatest((select coalesce(max(id), 0) from ${name}) + 1, ${firstId}), false)`
      )
    );
  }
}

// src/options.ts
import { resolve } from "path";
import { fileURLToPath as fileURLToPath3 } from "url";
import { parseArgs } from "util";
import { z } from "zod";

// src/http/services.ts
var defaultSettings = {
  sessionIdleMilliseconds: 12 * 36e5,
  demoEmail: "demo@college.example",
  frameAncestors: ["'self'"],
  corsOrigins: [],
  trustProxy: false
};

// src/options.ts
var repository = fileURLToPath3(new URL("../../..", import.meta.url));
var flag = z.stringbool().optional();
var list = z.string().transform((text13) => text13.split(/[\s,]+/).filter(Boolean)).optional();
var environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3e3),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().min(1).default(".data/database"),
  DEMO_EMAIL: z.email().default(defaultSettings.demoEmail),
  SESSION_IDLE_HOURS: z.coerce.number().min(0.05).max(720).default(12),
  FRAME_ANCESTORS: list,
  CORS_ORIGINS: list,
  TRUST_PROXY: flag,
  TEST_CALLS: flag,
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("warn"),
  WORKBENCH_DIR: z.string().default("apps/workbench/dist"),
  STORYBOOK_DIR: z.string().default("storybook-static")
});
var flags = {
  port: { type: "string" },
  host: { type: "string" },
  "data-dir": { type: "string" },
  "database-url": { type: "string" },
  "demo-email": { type: "string" },
  "log-level": { type: "string" },
  sample: { type: "boolean" },
  "no-sample": { type: "boolean" }
};
function readOptions(argv, environment) {
  const { values } = parseArgs({ args: [...argv], options: flags, strict: true });
  const given = {
    ...environment,
    ...definedOf({
      PORT: values.port,
      HOST: values.host,
      DATA_DIR: values["data-dir"],
      DATABASE_URL: values["database-url"],
      DEMO_EMAIL: values["demo-email"],
      LOG_LEVEL: values["log-level"]
    })
  };
  const outcome = environmentSchema.safeParse(withoutBlanks(given));
  if (!outcome.success) {
    const problems = outcome.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`\u8BBE\u7F6E\u4E0D\u6B63\u786E The settings are not correct: ${problems.join("; ")}`);
  }
  const set = outcome.data;
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    dataFolder: resolve(repository, set.DATA_DIR),
    hasSample: values.sample ?? (!values["no-sample"] && !set.DATABASE_URL),
    hasResetCall: (set.TEST_CALLS ?? false) && set.NODE_ENV !== "production",
    logLevel: set.LOG_LEVEL,
    workbenchFolder: resolve(repository, set.WORKBENCH_DIR),
    storybookFolder: resolve(repository, set.STORYBOOK_DIR),
    settings: {
      sessionIdleMilliseconds: set.SESSION_IDLE_HOURS * 36e5,
      demoEmail: set.DEMO_EMAIL,
      frameAncestors: set.FRAME_ANCESTORS ?? defaultSettings.frameAncestors,
      corsOrigins: set.CORS_ORIGINS ?? defaultSettings.corsOrigins,
      trustProxy: set.TRUST_PROXY ?? false
    }
  };
}
function definedOf(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0));
}
function withoutBlanks(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0 && value.trim() !== ""));
}

// ../../packages/curriculum-model/src/users/password.ts
import { z as z2 } from "zod";
var passwordLimits = { min: 10, max: 128 };
var plain = [
  "password",
  "passw0rd",
  "qwerty",
  "qwertyuiop",
  "abcdefg",
  "admin",
  "administrator",
  "college",
  "welcome",
  "letmein",
  "iloveyou",
  "woaini"
];
var newPasswordSchema = z2.string().min(passwordLimits.min).max(passwordLimits.max).refine((password) => !isPlainPassword(password), { params: { key: "plainPassword" } });
function passwordFault(password, account = []) {
  if (password.length < passwordLimits.min) return "tooShort";
  if (password.length > passwordLimits.max) return "tooLong";
  if (isPlainPassword(password)) return "tooPlain";
  if (account.some((word) => isLike(password, word))) return "likeAccount";
  return void 0;
}
function isPlainPassword(password) {
  const distinct = new Set(password.toLowerCase()).size;
  const letters = password.toLowerCase().replaceAll(/[^a-z]/g, "");
  return distinct < 5 || isRun(password) || plain.includes(letters) || letters === "" && /^\d+$/.test(password);
}
function isRun(password) {
  const codes2 = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes2.slice(1).map((code, index12) => code - (codes2[index12] ?? 0)));
  return steps.size === 1;
}
function isLike(password, word) {
  const name = word.split("@")[0]?.toLowerCase() ?? "";
  return name.length > 3 && password.toLowerCase().replaceAll(/\d+$/g, "") === name;
}

export {
  relateOption,
  isDemoEmail,
  passwordLimits,
  newPasswordSchema,
  passwordFault,
  samplePassword,
  users2 as users,
  schema_exports,
  openDatabase,
  takeTurns,
  hashPassword,
  verifyPassword,
  putSampleProgramme,
  readOptions
};
//# sourceMappingURL=chunk-NWGVILSD.js.map