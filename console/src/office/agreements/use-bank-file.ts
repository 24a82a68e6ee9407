import { useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useAction } from '../api/use-action.ts'
import type { BankFileAnswer, BankLine } from './agreement.ts'

/** What the hub takes. */
export const MAX_BYTES = 204_800

interface BankFile {
  readonly name: string
  readonly content: string
}

export type WrongFile = 'tooLarge' | 'workbook'

/** Chosen, then planned, then run, or asked of a second person: nothing is paid before somebody has seen what would be. */
export type Step =
  | { readonly is: 'choosing'; readonly wrong: WrongFile | null }
  | { readonly is: 'planned'; readonly file: BankFile; readonly lines: readonly BankLine[] }
  | { readonly is: 'asked' }
  | { readonly is: 'done'; readonly file: BankFile; readonly lines: readonly BankLine[] }

export interface Upload {
  readonly step: Step
  readonly isActing: boolean
  readonly problem: HubProblem | null
  readonly choose: (file: File) => Promise<void>
  readonly run: (file: BankFile) => Promise<void>
  readonly anew: () => void
}

const call = 'POST /api/payments/bank-agreement/file'
const begin: Step = { is: 'choosing', wrong: null }

export function useBankFile(): Upload {
  const [step, setStep] = useState<Step>(begin)
  const plan = useAction(call, (file: BankFile) => ({ body: { ...file, mode: 'plan' as const } }), {
    report: 'quiet',
  })
  const run = useAction(call, (file: BankFile) => ({ body: { ...file, mode: 'run' as const } }), {
    report: 'quiet',
  })
  return {
    step,
    isActing: plan.isActing || run.isActing,
    problem: step.is === 'choosing' ? plan.problem : run.problem,
    async choose(chosen) {
      if (chosen.size > MAX_BYTES) return setStep({ is: 'choosing', wrong: 'tooLarge' })
      if (await isWorkbook(chosen)) return setStep({ is: 'choosing', wrong: 'workbook' })
      setStep(begin)
      const file = { name: nameOf(chosen), content: await chosen.text() }
      const answer = await plan.act(file)
      if (isLines(answer)) setStep({ is: 'planned', file, lines: answer })
    },
    async run(file) {
      const answer = await run.act(file)
      if (answer !== null) setStep(isLines(answer) ? { is: 'done', file, lines: answer } : { is: 'asked' })
    },
    anew: () => setStep(begin),
  }
}

/** Excel's files begin like any ZIP archive, or as the older ones do, whatever they are called. */
async function isWorkbook(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)
}

function isLines(answer: BankFileAnswer | null): answer is BankLine[] {
  return Array.isArray(answer)
}

/** It stands in the payments' reasons: one line, not too long. */
function nameOf({ name }: File): string {
  return name.replaceAll(/\p{Cc}/gu, ' ').slice(0, 100)
}
