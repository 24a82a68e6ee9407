import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { vendorOrders } from '@matricula/hub/testing/admin-orders'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { makeKey } from '@matricula/hub/testing/keys'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { useHub } from '@matricula/hub/testing/test-hub'
import { memoOf } from '@matricula/hub/testing/vendor'
import { withCustomFields } from '@matricula/hub/testing/with-custom-fields'
import { aHome } from '../support/cli.ts'
import { killAndResume, type KillOptions } from '../support/killed.ts'

const hub = useHub()
const app = () => hub().hub.app
const codes = ['10001', '10002', '10003', '10004', '10005']

let key = ''
beforeAll(async () => {
  withCustomFields(app())
  key = await makeKey(hub(), ['admissions', 'finance'])
})

async function fileOf(name: string, lines: readonly string[]): Promise<string> {
  const file = path.join(await aHome(), name)
  await writeFile(file, `${lines.join('\n')}\n`)
  return file
}

const killed = (options: Pick<KillOptions, 'words' | 'act' | 'after'>) =>
  killAndResume({ hub: hub().url, key, ...options })

describe('A command that is killed when the hub has acted and it does not know it yet goes on with', () => {
  it('orders to accounting, each booked once', async () => {
    const file = await fileOf('ordenes.csv', ['student', ...codes])
    const words = ['orders', 'send', '--file', file]
    const act = 'POST /api/enrollment/admin/orders'
    expect(await killed({ words, act, after: 2 })).toEqual({ exit: 0, done: 5, failed: 0, left: 0, acts: 6 })
    expect(await vendorOrders(app())).toHaveLength(5)
    expect(await app().database('audit').where({ act: 'admin-order.send' })).toHaveLength(5)
  })

  it('documents to sign, each sent once', async () => {
    const file = await fileOf('firmas.csv', ['student', ...codes])
    const words = ['documents', 'send', '--file', file]
    const act = 'POST /api/enrollment/admin/documents/zoho/sign/contract'
    // The student whose second document was on its way is gone through again: two calls are answered as they were.
    expect(await killed({ words, act, after: 4 })).toEqual({ exit: 0, done: 5, failed: 0, left: 0, acts: 17 })
    expect(await memoOf(app(), 'esign.main').list('document:')).toHaveLength(15)
    expect(await app().database('audit').where({ act: 'document.send' })).toHaveLength(15)
  })

  it('students from the student information system, each taken over once', async () => {
    const taken = await app().database('student').whereNotIn('code', codes).limit(120).pluck('code')
    await app().database('student').whereIn('code', taken).update({ record: '{"code":"x","home":null}' })
    const words = ['students', 'sync']
    const act = 'POST /api/students/sync'
    expect(await killed({ words, act, after: 1 })).toEqual({
      exit: 0,
      done: 120,
      failed: 0,
      left: 0,
      acts: 4,
    })
    const trail = await app().database('audit').where({ act: 'roster.take' }).pluck('subject')
    expect(trail).toHaveLength(120)
    expect(new Set(trail)).toEqual(new Set(taken))
  })

  it('reminders, each family written to once', async () => {
    const entered = ['10002', '10004', '10005', '10006']
    for (const code of entered) await Family.signIn(hub(), code)
    const text = await fileOf('aviso.txt', ['Un recordatorio', 'A {estudiante} le falta {paso}.'])
    const file = await fileOf('avisos.csv', ['student', ...entered])
    const words = ['reminders', 'send', '--file', file, '--text', text]
    const act = 'POST /api/reminders/{id}/students'
    expect(await killed({ words, act, after: 2 })).toEqual({ exit: 0, done: 4, failed: 0, left: 0, acts: 5 })
    const mails = (await mailsOf(app())).filter(({ subject }) => subject === 'Un recordatorio')
    expect(mails).toHaveLength(4)
    expect(new Set(mails.map(({ to }) => to)).size).toBe(4)
    expect(await app().database('reminder')).toHaveLength(1)
  })

  it('the bank’s file, each agreement confirmed once', async () => {
    const lines = []
    for (const code of ['10001', '10003', '10013']) {
      const family = await Family.signIn(hub(), code)
      const { data } = await family.enrol(bankAgreement)
      lines.push(`${data?.reference};${data?.amount};2025-06-20`)
    }
    // Apart, so that each is a unit of its own.
    const apart = lines.flatMap((line) => [
      line,
      ...Array.from({ length: 99 }, (_, n) => `MH-NADIE-${n};1;2025-06-20`),
    ])
    const file = await fileOf('banco.csv', ['referencia;valor;fecha', ...apart])
    const words = ['agreement', 'import', file]
    const act = 'POST /api/payments/bank-agreement/file'
    // The first call is the plan's.
    // What pays nothing is sent as well, and fails line by line once the hub keeps it for a person.
    expect(await killed({ words, act, after: 2 })).toEqual({
      exit: 1,
      done: 3,
      failed: 297,
      left: 0,
      acts: 5,
    })
    expect(await app().database('audit').where({ act: 'agreement.confirm' })).toHaveLength(3)
    expect(await app().database('payment').whereNotNull('attempt_id')).toHaveLength(3)
  })
})
