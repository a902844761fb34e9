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
  tooOld: '需要 PostgreSQL 15 或更高版本。 PostgreSQL 15 or newer is needed.',
  wrongEncoding:
    '数据库的编码不是 UTF8，无法保存中文。请以 UTF8 编码新建数据库。' +
    ' The encoding of the database is not UTF8, so Chinese cannot be stored. Create it with the encoding UTF8.',
};
