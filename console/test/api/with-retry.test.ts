import { describe, expect, it } from 'vitest'
import { isWaiting, withRetry, watchWaiting } from '../../src/api/with-retry.ts'
import { HubProblem } from '../../src/api/problem.ts'

const busy = (seconds: number | null) => new HubProblem(503, { code: 'OVERLOADED' }, seconds)

/** Answers these one after the other, and keeps how long was waited between them. */
function aHub(answers: readonly (HubProblem | string)[]) {
  const waited: number[] = []
  let asked = 0
  const ask = async () => {
    const answer = answers[asked]
    asked += 1
    if (answer instanceof HubProblem) throw answer
    return answer
  }
  const pause = async (seconds: number) => {
    waited.push(seconds)
  }
  return { ask: () => withRetry(ask, undefined, pause), waited, asked: () => asked }
}

describe('A call that the hub asks to come back', () => {
  it('waits as long as it says, or some seconds, and is sent again by itself', async () => {
    const hub = aHub([busy(7), busy(null), 'in'])
    expect(await hub.ask()).toBe('in')
    expect(hub.waited).toEqual([7, 5])
  })

  it('fails in the end', async () => {
    const hub = aHub(Array.from({ length: 50 }, () => busy(1)))
    await expect(hub.ask()).rejects.toMatchObject({ code: 'OVERLOADED' })
    expect(hub.asked()).toBe(40)
  })

  it.each([
    new HubProblem(503, { code: 'FEATURE_DOWN' }, 10),
    new HubProblem(409, { code: 'PRICE_CHANGED' }),
  ])('is another than one that met %s', async (problem) => {
    const hub = aHub([problem, 'in'])
    await expect(hub.ask()).rejects.toBe(problem)
  })

  it('is seen waiting, until it is let in', async () => {
    const seen: boolean[] = []
    const stop = watchWaiting(() => void seen.push(isWaiting()))
    await aHub([busy(1), 'in']).ask()
    stop()
    await aHub([busy(1), 'in']).ask()
    expect(seen).toEqual([true, false])
  })

  it('is not waited for by who has left', async () => {
    const leaving = new AbortController()
    const answers = [busy(3600)]
    const asked = withRetry(async () => {
      const refused = answers.pop()
      leaving.abort()
      if (refused) throw refused
      return 'left'
    }, leaving.signal)
    expect(await asked).toBe('left')
  })
})
