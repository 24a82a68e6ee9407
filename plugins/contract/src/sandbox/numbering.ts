import type { Memo } from '../plugin.ts'

/** The next number of this series, from 1: never given twice, even to callers at the same time; gaps may stay. */
export async function nextNumber(memo: Memo, series: string): Promise<number> {
  const last = await memo.get(`last:${series}`)
  let number = typeof last === 'number' ? last + 1 : 1
  while (!(await memo.add(`number:${series}:${number}`, true))) number += 1
  await memo.set(`last:${series}`, number)
  return number
}
