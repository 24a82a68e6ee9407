import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Answer, ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

/** How an act comes to its end once the system is well: somebody does it again, or nobody needs to. */
export type Recovery = 'the same again' | 'by itself'

/** An act of the hub that a system has a part in, such as a row of docs/faults.md names. */
export interface Scene {
  readonly act: string
  readonly recovery: Recovery
  /** Everything up to the act, while the system is still well. */
  prepare(hub: TestHub): Promise<Attempt>
}

export interface Attempt {
  /** Does the act while the system is in trouble; answers what the table says of it. */
  duringFault(): Promise<string>
  /** What comes of it once the system is well; fails unless the act comes to its end. */
  onceWell(): Promise<void>
}

export const asAlways = 'as always'
export const waits = 'waits'
export const onHold = 'waits for a person'

/** What a person sees of an answer. */
export function seen({ status, body }: Answer<unknown>): string {
  return status < 400 ? asAlways : `${status} ${(body as Partial<ProblemBody> | null)?.code ?? ''}`.trim()
}

type Press = () => Promise<Answer<unknown>>

/** A screen or a button: what it says, and that pressing it again once all is well does it. */
export function pressing(
  act: string,
  prepare: (hub: TestHub) => Promise<Press>,
  see: (answer: Answer<unknown>) => string = seen,
): Scene {
  return {
    act,
    recovery: 'the same again',
    async prepare(hub) {
      const press = await prepare(hub)
      return {
        duringFault: async () => see(await press()),
        async onceWell() {
          const answer = await press()
          const said = see(answer)
          if (said !== asAlways) throw new Error(`it still says ${said}: ${answer.text}`)
        },
      }
    },
  }
}

/** The same for a screen that only reads. */
export function reading(act: string, who: (hub: TestHub) => Promise<Visitor>, path: string): Scene {
  return pressing(act, async (hub) => {
    const visitor = await who(hub)
    return () => visitor.get(path)
  })
}
