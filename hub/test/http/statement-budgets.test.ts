import { describe, expect, it } from 'vitest'
import { postOrder } from '../../src/modules/accounting/post-order.ts'
import { sendReceiptNotice } from '../../src/modules/notices/send-notices.ts'
import { deliverOutbox, type Handler } from '../../src/modules/outbox/deliver-outbox.ts'
import type { Topic } from '../../src/modules/outbox/outbox.store.ts'
import { settleCallbacks } from '../../src/modules/payments/settle-callbacks.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, wholeYear } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { quietHub, statementsOf } from '@matricula/hub/testing/statements-of'
import { until } from '@matricula/hub/testing/until'

interface Cost {
  readonly statements: number
  readonly commits: number
}

/** What an act may cost at most; from the code to the receipt in the family's mail, and a page of the office's list. */
const budgets: Readonly<Record<string, Cost>> = {
  'sign-in': { statements: 8, commits: 1 },
  draft: { statements: 7, commits: 1 },
  quote: { statements: 1, commits: 0 },
  payment: { statements: 9, commits: 2 },
  event: { statements: 1, commits: 1 },
  settlement: { statements: 19, commits: 2 },
  check: { statements: 3, commits: 0 },
  accounting: { statements: 9, commits: 4 },
  notice: { statements: 8, commits: 4 },
  'staff list': { statements: 3, commits: 1 },
}

const wizard = { version: 0, step: 3, ...wholeYear, transport: { is: 'undecided' } }

/** What a busy machine may send besides: a session is read again once it was read five seconds ago. */
const isOfTime = (sql: string) => /^select .+ from .session. where/.test(sql)

/** The test itself looks whether the provider's event has come. */
const isOfTest = (sql: string) => /^select \* from .callback_inbox. where .status. =/.test(sql)

/** A write by itself is a commit of its own. */
function costOf(sent: readonly string[]): Cost {
  let isInTransaction = false
  let statements = 0
  let commits = 0
  for (const sql of sent.filter((sql) => !isOfTime(sql) && !isOfTest(sql))) {
    const isBegin = /^begin/i.test(sql)
    const isEnd = /^(?:commit|rollback)/i.test(sql)
    if (!isBegin && !isEnd) statements += 1
    if (isEnd || (!isInTransaction && /^\s*(?:insert|update|delete|with)\b/i.test(sql))) commits += 1
    isInTransaction = isBegin || (isInTransaction && !isEnd)
  }
  return { statements, commits }
}

/** Transactions of SQL Server begin and end without a statement. */
const counted = databases.filter(({ name }) => name !== 'SQL Server')

describe.each(counted)('On $name', (database) => {
  it('an act costs no more statements and commits than its budget', async () => {
    const hub = await quietHub({}, database)
    const costs: Record<string, Cost> = {}
    async function measure<T>(act: string, run: () => Promise<T>): Promise<T> {
      const answered: T[] = []
      costs[act] = costOf(await statementsOf(hub, async () => void answered.push(await run())))
      const [answer] = answered
      if (answer === undefined) throw new Error(`${act} answered nothing`)
      return answer
    }

    const family = await measure('sign-in', () => Family.signIn(hub, '10001'))
    await measure('draft', () => family.visitor.put('/api/enrollment/draft', wizard))
    const quote = await measure('quote', () => family.quote(wholeYear))
    const started = await measure('payment', () => family.pay(quote))
    const { app } = hub.hub
    await measure('event', async () => {
      await family.chooseAtProvider(started.body, 'approve')
      return until(
        () => app.database('callback_inbox').where({ status: 'due' }),
        (rows) => rows.length === 1,
      )
    })
    await measure('settlement', async () => {
      await settleCallbacks(app, new AbortController().signal)
      return 'settled'
    })
    // Objection asks a database once for the columns of the tables that it joins.
    await family.check()
    expect(await measure('check', () => family.check())).toMatchObject({ status: 'APROBADO' })
    const deliver = (topic: Topic, handler: Handler) => () =>
      deliverOutbox(
        app,
        { handlers: new Map([[topic, handler]]), sideBySide: 1 },
        new AbortController().signal,
      )
    await measure('accounting', deliver('accounting.order', postOrder(app)))
    await measure('notice', deliver('notice.receipt', sendReceiptNotice(app)))
    const office = await signInStaff(hub, 'admin')
    await measure('staff list', () =>
      office.get('/api/enrollment/admin/progress?page[size]=50&page[number]=1'),
    )

    expect(Object.keys(costs)).toEqual(Object.keys(budgets))
    const over = Object.entries(costs).filter(([act, { statements, commits }]) => {
      const budget = budgets[act]
      return budget === undefined || statements > budget.statements || commits > budget.commits
    })
    expect(over).toEqual([])
  })
})
