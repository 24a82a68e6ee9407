import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isConnectionError } from '../../src/db/connection-health.ts'
import type { AppContext } from '../../src/app-context.ts'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { dieAt, type MortalKind, mortalKinds } from '@matricula/hub/testing/dying-connections'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Answer } from '@matricula/hub/testing/visitor'
import { asAlways, seen } from './scene.ts'

const down = '503 DATABASE_DOWN'
const code = '10003'
const confirmation = { status: 'PAGO DAVIVIENDA', reason: 'Archivo del banco' }

/** Rows that a payment leaves behind; each of them is written in the transaction that dies. */
const written = ['enrollment_order', 'payment_attempt', 'payment', 'charge', 'outbox', 'audit']

/** Alike as long as nothing is written. A hub that has just been cut off asks again after a moment. */
async function stateOf(app: Pick<AppContext, 'database'>) {
  return until(
    () => readState(app).catch((error: unknown) => (isConnectionError(error) ? null : Promise.reject(error))),
    (state) => state !== null,
  )
}

async function readState({ database }: Pick<AppContext, 'database'>) {
  const state: Record<string, string> = {}
  for (const table of written) {
    const rows: readonly object[] = await database(table)
    state[table] = createHash('sha256')
      .update(JSON.stringify(rows.map(unsealed)))
      .digest('hex')
  }
  return state
}

/** The trail is sealed every minute, also between two deaths. */
const unsealed = (row: object) => ({ ...row, sealed_in: null })

async function hubOn(mortal: MortalKind) {
  const { kind, follow } = await mortal.create()
  const hub = await runHub({ database: kind })
  const { app } = hub.hub

  /** Does an act whose connection dies once each statement of its transaction is asked, and once it is answered. */
  async function throughEachDeath(begins: RegExp, act: () => Promise<Answer<unknown>>) {
    const before = await stateOf(app)
    const answers: string[] = []
    while (answers.at(-1) !== asAlways) {
      const statement = Math.floor(answers.length / 2) + 1
      const once = answers.length % 2 === 0 ? 'asked' : 'answered'
      const end = dieAt(app.database, follow, { begins, statement, once })
      const answer = seen(await act())
      end()
      answers.push(answer)
      if (answer !== asAlways) expect(await stateOf(app)).toEqual(before)
    }
    return answers.slice(0, -1)
  }
  return { hub, app, throughEachDeath }
}

describe.runIf(mortalKinds.length > 0)('When a connection dies in the middle of a transaction', () => {
  describe.each(mortalKinds)('on $name', (kind) => {
    it('who settles a payment is told to come back, nothing is half done, and once it is settled it is so once', async () => {
      const { hub, app, throughEachDeath } = await hubOn(kind)
      const { token } = await (await Family.signIn(hub, code)).enrol(bankAgreement)
      const finance = await signInStaff(hub, 'finance')
      const confirm = () => finance.post(`/api/payments/bank-agreement/${token}/confirm`, confirmation)

      const deaths = await throughEachDeath(/enrollment_order.*(?:updlock|for update)/i, confirm)

      expect(deaths.length).toBeGreaterThan(20)
      expect(deaths).toEqual(deaths.map(() => down))
      expect(await until(() => readBooks(app, code), isDelivered)).toMatchObject({
        ...onePaidEnrolment,
        payments: [{ status: 'PAGO DAVIVIENDA' }],
        deliveries: { 'accounting.order': 'done', 'notice.receipt': 'done' },
      })
    })

    it('who begins to pay is told to come back, and begins once', async () => {
      const { hub, app, throughEachDeath } = await hubOn(kind)
      const family = await Family.signIn(hub, code)
      const [quote, key] = [await family.quote(bankAgreement), randomUUID()]

      const deaths = await throughEachDeath(/^select .*enrollment_order.*student_code/i, () =>
        family.pay(quote, {}, key),
      )

      expect(deaths.length).toBeGreaterThan(10)
      expect(deaths).toEqual(deaths.map(() => down))
      expect((await readBooks(app, code)).attempts).toEqual(['agreement'])
    })
  })
})
