import path from 'node:path'
import type { DatabaseSettings } from '../config/stores-settings.ts'

/** What saves a database of PostgreSQL or SQL Server; their password is asked for, or read from their own places. */
export function vendorBackup({ client, url }: DatabaseSettings, file: string): string {
  const { host, port, user, name } = partsOf(url, client)
  if (client === 'mssql') {
    const statement = `BACKUP DATABASE ${bracketed(name)} TO DISK = ${quotedSql(file)} WITH COPY_ONLY, CHECKSUM`
    return `sqlcmd -S ${quoted(`${host},${port}`)} -U ${quoted(user)} -Q ${quoted(statement)}`
  }
  return `pg_dump --format=custom --file=${quoted(file)} ${postgres({ host, port, user })} --dbname=${quoted(name)}`
}

/** What brings such a file back. */
export function vendorRestore({ client, url }: DatabaseSettings, file: string): string {
  const { host, port, user, name } = partsOf(url, client)
  if (client === 'mssql') {
    const statement = `RESTORE DATABASE ${bracketed(name)} FROM DISK = ${quotedSql(file)} WITH REPLACE, CHECKSUM`
    return `sqlcmd -S ${quoted(`${host},${port}`)} -U ${quoted(user)} -Q ${quoted(statement)}`
  }
  return `pg_restore --clean --if-exists --single-transaction ${postgres({ host, port, user })} --dbname=${quoted(name)} ${quoted(file)}`
}

/** What the owner runs after that where the hub has a login of its own; empty where a restore keeps its rights. */
export function vendorAfterRestore({ client, url }: DatabaseSettings, root: string): string {
  if (client !== 'pg') return ''
  const { name, ...place } = partsOf(url, client)
  const script = path.join(root, 'docs/sql/postgres-3-tables.sql')
  return `psql ${postgres(place)} --dbname=${quoted(name)} --file=${quoted(script)}`
}

interface Parts {
  readonly host: string
  readonly port: string
  readonly user: string
  readonly name: string
}

function partsOf(written: string, client: DatabaseSettings['client']): Parts {
  const url = new URL(written)
  return {
    host: url.hostname,
    port: url.port || (client === 'mssql' ? '1433' : '5432'),
    user: decodeURIComponent(url.username),
    name: decodeURIComponent(url.pathname.slice(1)),
  }
}

function postgres({ host, port, user }: Omit<Parts, 'name'>): string {
  return `--host=${quoted(host)} --port=${port} --username=${quoted(user)}`
}

/** As a shell takes it for one word. */
function quoted(word: string): string {
  return /^[\w./:,@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}

function quotedSql(text: string): string {
  return `N'${text.replaceAll("'", "''")}'`
}

function bracketed(name: string): string {
  return `[${name.replaceAll(']', ']]')}]`
}
