import type { Memo } from '../plugin.ts'

/** The next number of a series, from 1: never given twice, wherever it is asked for; gaps may stay. */
export type Numbering = () => Promise<number>

const atOnce = 10

/** Numbers are claimed in the memo ten at a time, so that many who come at once do not stand in each other's way. */
export function numberingIn(memo: Memo, series: string): Numbering {
  const free: number[] = []
  let claiming: Promise<void> | null = null
  const claim = async () => {
    try {
      free.push(...(await claimTen(memo, series)))
    } finally {
      claiming = null
    }
  }
  return async () => {
    for (;;) {
      const number = free.shift()
      if (number !== undefined) return number
      await (claiming ??= claim())
    }
  }
}

async function claimTen(memo: Memo, series: string): Promise<readonly number[]> {
  const last = await memo.get(`last:${series}`)
  let ten = typeof last === 'number' ? Math.ceil(last / atOnce) : 0
  while (!(await memo.add(`numbers:${series}:${ten}`, true))) ten += 1
  await memo.set(`last:${series}`, (ten + 1) * atOnce)
  return Array.from({ length: atOnce }, (_, index) => ten * atOnce + index + 1)
}
