/** A yardstick: what the driver alone takes to open a hub's file as the hub opens it. Prints the milliseconds. */
const began = performance.now()
const { default: Libsql } = await import('libsql')
const database = new Libsql(process.argv[2] ?? '')
database.exec(
  'pragma journal_mode = WAL; pragma synchronous = NORMAL; pragma foreign_keys = ON; pragma busy_timeout = 5',
)
database.prepare('select count(*) from sqlite_master').get()
process.stdout.write(String(performance.now() - began))
database.close()
