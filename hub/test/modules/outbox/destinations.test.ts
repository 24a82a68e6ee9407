import { PluginFault } from '@matricula/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** From now on orders stay on their way to accounting until the test ends; answers how many have been sent. */
function hangOrders({ hub }: TestHub): () => number {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  let sent = 0
  hub.server.app.handleTopic('accounting.order', () => {
    sent += 1
    return new Promise((_, reject) => {
      const give = () => reject(new PluginFault('unreachable', 'the test ends'))
      if (leaving.signal.aborted) give()
      else leaving.signal.addEventListener('abort', give)
    })
  })
  return () => sent
}

async function pay(family: Family): Promise<void> {
  const { path } = (await family.quote(rightAndCosts)).totals
  expect(path).toBe('pay')
  await family.enrol(rightAndCosts)
}

describe.each(databases)('While accounting hangs on $name', (database) => {
  it('payers are told all the same, also those who pay meanwhile', async () => {
    const hub = await runHub({ database })
    const sent = hangOrders(hub)
    await pay(await Family.signIn(hub, '10001'))
    await until(
      async () => sent(),
      (orders) => orders === 1,
    )
    await pay(await Family.signIn(hub, '10006'))
    const { deliveries } = await until(
      () => readBooks(hub.hub.app, '10006'),
      (books) => books.deliveries['notice.receipt'] === 'done',
    )
    expect(deliveries).toMatchObject({ 'accounting.order': 'due' })
    expect(sent()).toBe(1)
  })
})
