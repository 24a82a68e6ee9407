import { describe, expect, it } from 'vitest'
import { currentPlace, leaveLine, type LinePlace, watchPlace } from '../../src/api/line-place.ts'
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

const inLine = (ahead: number, seconds = 60) =>
  new HubProblem(503, { code: 'OVERLOADED', line: { ahead, seconds } }, seconds / 2)

describe('A call that waits in line', () => {
  it('shows where it stands until it is let in, however often it asks', async () => {
    const seen: (LinePlace | null)[] = []
    const stop = watchPlace(() => void seen.push(currentPlace()))
    const hub = aHub([...Array.from({ length: 50 }, (_, asked) => inLine(50 - asked)), 'in'])
    expect(await hub.ask()).toBe('in')
    stop()
    expect(seen.map((place) => place?.ahead ?? null)).toEqual([
      ...Array.from({ length: 50 }, (_, asked) => 50 - asked),
      null,
    ])
    expect(hub.waited).toEqual(Array.from({ length: 50 }, () => 30))
  })

  it('ends when its reader leaves the line, and waits again when it is asked again', async () => {
    const answers: (HubProblem | string)[] = [inLine(3), inLine(2), 'in']
    const send = async () => {
      const answer = answers.shift()
      if (answer instanceof HubProblem) throw answer
      return answer
    }
    const leaving = withRetry(send, undefined, async (_seconds, left) => {
      leaveLine()
      expect(left?.aborted).toBe(true)
    })
    await expect(leaving).rejects.toMatchObject({ code: 'OVERLOADED' })
    expect(currentPlace()).toBeNull()
    expect(await withRetry(send, undefined, async () => undefined)).toBe('in')
  })

  it.each([{ line: 'first' }, { line: null }, { line: { ahead: 3 } }, {}])(
    'is another than one that was told %j',
    async (body) => {
      const hub = aHub([new HubProblem(503, { code: 'OVERLOADED', ...body }, 1), 'in'])
      const seen: unknown[] = []
      const stop = watchPlace(() => void seen.push(currentPlace()))
      expect(await hub.ask()).toBe('in')
      stop()
      expect(seen).toEqual([])
    },
  )
})
