/** Sentences for whoever starts the server; both languages, because the terminal has no language setting. */
export const databaseMessages = {
  folderInUse: (folder: string) =>
    `数据库文件夹 ${folder} 正在被另一个进程使用，两个进程同时写入会丢失数据。请先停止另一个服务器，或换一个文件夹。` +
    ` The database folder ${folder} is in use by another process; two of them would lose data. Stop the other server, or use another folder.`,
  wrongAddress:
    'DATABASE_URL 不是有效的地址，应形如 postgres://用户:密码@主机/数据库。' +
    ' DATABASE_URL is not a valid address. It looks like postgres://user:password@host/database.',
  unreachable: (reason: string) =>
    `无法连接 DATABASE_URL 指定的数据库（${reason}）。请检查地址、账号以及数据库是否已启动。` +
    ` The database of DATABASE_URL cannot be reached (${reason}). Check the address, the account and whether it is running.`,
  poolerZone: (zone: string) =>
    `DATABASE_URL 的连接池使用时区 ${zone}，应为 UTC。请在连接池中设置时区，例如 PgBouncer 数据库一行的 timezone=UTC。` +
    ` The pooler of DATABASE_URL works in the time zone ${zone}, not in UTC. Set it there, in PgBouncer by timezone=UTC in the line of the database.`,
  tooOld: '需要 PostgreSQL 15 或更高版本。 PostgreSQL 15 or newer is needed.',
  wrongEncoding:
    '数据库的编码不是 UTF8，无法保存中文。请以 UTF8 编码新建数据库。' +
    ' The encoding of the database is not UTF8, so Chinese cannot be stored. Create it with the encoding UTF8.',
  engineEnded: (fault: string) =>
    `内置数据库的线程已结束（${fault || '—'}）。正在进行的请求没有得到答复，是否已保存并不确定。` +
    ` The thread of the embedded database has ended (${fault || '—'}). What was asked of it got no answer; whether it was stored is not known.`,
  engineNotOpened: (fault: string) =>
    `内置数据库无法打开（${fault || '—'}）。请检查数据库文件夹和磁盘空间。` +
    ` Embedded database: it cannot be opened (${fault || '—'}). Check its folder and the space on the disk.`,
  silent: '数据库没有及时回应。 The database did not answer in time.',
  diskFull: (place: string, megabytes: number) =>
    `${place} 所在的磁盘已满（剩余 ${megabytes} MB），数据库无法写入。已经确认保存的内容仍在。请清理磁盘空间后重新启动服务器。` +
    ` The disk of ${place} is full (${megabytes} MB left), so the database cannot write. What was acknowledged is still there. Make room on the disk, then start the server again.`,
  diskTooSmall: (place: string, megabytes: number, needed: number) =>
    `${place} 所在的磁盘只剩 ${megabytes} MB，新建数据库至少需要 ${needed} MB。没有产生任何内容。请清理磁盘空间，或用 DATA_DIR 指定其他文件夹。` +
    ` The disk of ${place} has ${megabytes} MB left; a new database needs at least ${needed} MB. Nothing was made. Make room on the disk, or name another folder with DATA_DIR.`,
  folderReadOnly: (place: string) =>
    `数据库文件夹 ${place} 不能写入（只读，或没有权限）。没有产生任何内容。请检查文件夹的权限和磁盘的挂载方式，或用 DATA_DIR 指定其他文件夹。` +
    ` The database folder ${place} cannot be written (read-only, or no permission). Nothing was made. Check its permissions and how its disk is mounted, or name another folder with DATA_DIR.`,
  folderIsFile: (place: string) =>
    `${place} 是一个文件，不能作为数据库文件夹。请用 DATA_DIR 指定其他文件夹。` +
    ` ${place} is a file, not a folder for the database. Name another folder with DATA_DIR.`,
  otherFormat: (folder: string, written: string, own: string) =>
    `${folder} 中的数据由内置数据库 ${written} 写入，本版本使用 ${own}，格式不同。没有改变任何内容。请用原来的版本备份（npm run backup -- --to college.backup），再用本版本恢复（npm run restore -- --from college.backup --replace）；原来的数据会保留。` +
    ` The data in ${folder} was written by version ${written} of the embedded database, and this program has ${own}, whose files differ. Nothing was changed. Back up with the program of before (npm run backup -- --to college.backup), then restore with this one (npm run restore -- --from college.backup --replace); the data of before is kept.`,
  startFull:
    '数据库所在的磁盘已满，服务器没有启动。已经确认保存的内容仍在。请清理磁盘空间后重新启动。' +
    ' The disk of the database is full, so the server did not start. What was acknowledged is still there. Make room on the disk, then start it again.',
  startReadOnly:
    '数据库只能读取，不能写入，服务器没有启动。请确认 DATABASE_URL 指向主库而不是只读副本。' +
    ' The database can only be read, so the server did not start. Check that DATABASE_URL names the primary server and not a read-only copy.',
  startBroken:
    '启动时数据库连接中断或没有及时回应，服务器没有启动。请确认数据库正在运行，然后重新启动。' +
    ' The database was lost or did not answer in time during the start, so the server did not start. Check that it is running, then start again.',
  openingTooLong: '打开数据库的时间过长。 Opening it took too long.',
  notReopened: (reason: string) =>
    `数据库中断后无法重新打开，服务器已停止。${reason}` +
    ` The database ended and cannot be opened again, so the server stopped. What was acknowledged is in its folder.`,
  memoryLost:
    '内存中的数据库已结束，其数据无法恢复，服务器已停止。' +
    ' The database in memory has ended and its data with it, so the server stopped. Start it again.',
};
