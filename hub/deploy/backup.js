// Saves the hub's database into a folder, under the moment, and lets the oldest go: node hub/deploy/backup.js <folder>
// From the hub's folder and with its environment, while families pay. SQL Server is saved by jobs of its own: `npx
// matricula db backup` says the statement.
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const kept = 14

const usage = 'Usage: node hub/deploy/backup.js <folder>\n'
const [folder, ...more] = process.argv.slice(2)
const url = process.env.MATRICULA_DATABASE_URL ?? ''
process.umask(0o077)

if (folder === '--help' || folder === '-h') {
  process.stdout.write(usage)
  process.exit(0)
}
if (folder === undefined || folder.startsWith('-') || more.length > 0) {
  process.stderr.write(usage)
  process.exit(2)
}
if (url.startsWith('mssql:')) fail('SQL Server is saved by jobs of its own: npx matricula db backup')
await mkdir(folder, { recursive: true })

const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
const name = `matricula-${moment}.${url === '' ? 'backup' : 'dump'}`
const file = path.join(folder, name)
// What is not whole yet has another name.
const begun = path.join(folder, `begun-${name}`)
try {
  if (url === '') run(process.execPath, ['hub/dist/program/db-tool.js', 'backup', begun])
  else run('pg_dump', ['--format=custom', `--file=${begun}`], environmentOf(new URL(url)))
} catch (error) {
  await rm(begun, { force: true })
  fail(error.message)
}
await rename(begun, file)
process.stdout.write(`${file}\n`)

const saved = (await readdir(folder)).filter((one) => /^matricula-\d{8}T\d{6}Z\.(?:backup|dump)$/.test(one))
for (const old of saved.toSorted().slice(0, -kept)) await rm(path.join(folder, old))

/** By the environment: what stands in a command line is in everybody's list of processes. */
function environmentOf({ hostname, port, username, password, pathname, searchParams }) {
  return {
    PGHOST: hostname,
    PGPORT: port === '' ? '5432' : port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') }),
  }
}

function run(program, words, environment = {}) {
  const options = { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] }
  const { status, error } = spawnSync(program, words, options)
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${path.basename(program)} ended with ${status}: there is no new backup`)
}

function fail(why) {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
