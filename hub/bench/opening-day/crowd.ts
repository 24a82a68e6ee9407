import { setTimeout as pause } from 'node:timers/promises'
import { Line, Unexpected } from './line.ts'
import { arrivals, type CrowdPlan } from './plan.ts'
import { Tally } from './tally.ts'
import { visit } from './visit.ts'

/** The families, in a process of their own: takes a plan, and answers what they met. */
process.on('message', (plan: CrowdPlan) => {
  void come(plan).then((result) => process.send?.(result, () => process.exit(0)))
})

// A bench that broke off leaves nobody behind.
process.on('disconnect', () => process.exit(1))

async function come(plan: CrowdPlan) {
  const tally = new Tally()
  const began = performance.now()
  await (plan.come === 'spread' ? comeSpread(plan, tally) : comeInTurn(plan, tally))
  const arrivingMs = plan.come === 'spread' ? plan.ms : performance.now() - began
  return tally.result({ spentMs: performance.now() - began, arrivingMs })
}

/** Each at its time, whether those before have ended or not. */
async function comeSpread({ url, codes, ms }: CrowdPlan & { come: 'spread' }, tally: Tally): Promise<void> {
  const times = arrivals(codes.length, ms)
  await Promise.all(
    codes.map(async (code, index) => {
      await pause(times[index])
      await comeOnce(url, code, tally)
    }),
  )
}

/** So many at once, the next when one has ended: how much the hub bears. */
async function comeInTurn(
  { url, codes, atOnce }: CrowdPlan & { come: 'in-turn' },
  tally: Tally,
): Promise<void> {
  const waiting = [...codes]
  const runner = async () => {
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift())
      await comeOnce(url, code, tally)
  }
  await Promise.all(Array.from({ length: atOnce }, runner))
}

async function comeOnce(url: string, code: string, tally: Tally): Promise<void> {
  const line = new Line(url, tally)
  const came = performance.now()
  try {
    await visit(line, url, code)
    tally.paid(performance.now() - came)
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error
    tally.failed(error.message)
  } finally {
    line.close()
  }
}
