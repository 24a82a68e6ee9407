import { randomBytes } from 'node:crypto'
import type Libsql from 'libsql'

const project = '2025-2026'
const fresh = (): string => randomBytes(32).toString('hex')

/** A yardstick: what a sign-in reads and writes, in one transaction, by the driver alone; answers the session's secret. */
export function signInRowsOf(database: Libsql.Database): (studentCode: string) => string {
  const tries = database.prepare('select * from try_count where key_hash in (?, ?) and expires_at > ?')
  const student = database.prepare(
    `select record, fetched_at, lat, lng, address from student
       left join student_home on student_code = code where code = ?`,
  )
  const order = database.prepare('select * from enrollment_order where project = ? and student_code = ?')
  const log = database.prepare(
    `insert into sign_in_log (student, action, app, section, result, created_at, updated_at)
       values (?, 'login', 'enrollment', 'login', 'proceed', ?, ?)`,
  )
  const consent = database.prepare(
    `insert into consent (student_code, purpose, channel, actor, at, text_version, text_hash, trace)
       values (?, 'enrollment', 'portal', ?, ?, 'bench', 'bench', ?) on conflict do nothing`,
  )
  const session = database.prepare(
    `insert into session (id_hash, kind, subject, name, roles, csrf_token, created_at, expires_at)
       values (?, 'student', ?, ?, '[]', ?, ?, ?)`,
  )
  const device = database.prepare(
    `insert into known_device (secret_hash, kind, account, proof, created_at, expires_at)
       values (?, 'student', ?, 'none', ?, ?)`,
  )
  return (code) => {
    const at = new Date().toISOString()
    const secret = fresh()
    tries.all(fresh(), fresh(), at)
    student.all(code)
    order.all(project, code)
    database.exec('begin immediate')
    log.run(code, at, at)
    consent.run(code, `student:${code}`, at, fresh())
    session.run(secret, code, code, fresh(), at, at)
    device.run(fresh(), code, at, at)
    database.exec('commit')
    return secret
  }
}
