import type { Json } from '../json.ts'
import type { Memo } from '../plugin.ts'

/** What happened to a thing, in order; steps are only ever added. */
export interface History<Step extends Json> {
  of(subject: string): Promise<readonly Step[]>
  /** Every subject's steps, in one look at the memo. */
  all(): Promise<ReadonlyMap<string, readonly Step[]>>
  /**
   * Adds the step that `next` decides on from the steps so far, and answers it; null adds nothing. Of many callers
   * at the same time each decides on what the others left.
   */
  append(subject: string, next: (steps: readonly Step[]) => Step | null): Promise<Step | null>
}

/** `parse` guards what the memo gives back. A subject holds no colon. */
export function historyIn<Step extends Json>(memo: Memo, parse: (step: Json) => Step): History<Step> {
  const of = async (subject: string) =>
    (await memo.list(`step:${subject}:`)).map((entry) => parse(entry.value))
  return {
    of,
    async all() {
      const bySubject = new Map<string, Step[]>()
      for (const { key, value } of await memo.list('step:')) {
        const [, subject = ''] = key.split(':')
        bySubject.set(subject, [...(bySubject.get(subject) ?? []), parse(value)])
      }
      return bySubject
    },
    async append(subject, next) {
      for (;;) {
        const steps = await of(subject)
        const step = next(steps)
        if (step === null || (await memo.add(placeOf(subject, steps.length), step))) return step
      }
    },
  }
}

function placeOf(subject: string, position: number): string {
  return `step:${subject}:${String(position).padStart(6, '0')}`
}
