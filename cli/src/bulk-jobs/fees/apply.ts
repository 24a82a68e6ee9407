import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { refusedLines } from '../refused-lines.ts'
import { archiveFee } from './archive-fee.ts'
import { createFees } from './create-fees.ts'
import { editFee } from './edit-fee.ts'
import { feeChangeOf, type FeeStep } from './fee-change.ts'

export const importHandler: JobHandler = { name: 'fees.import', concurrency: 4, apply }

/** Why a step was not done, or null: it is so now, whoever did it. */
export type StepFault = { readonly why: string; readonly code: string } | null

/** Each line's steps; what the catalogue says already is not written again, so repeating them does nothing twice. */
async function apply(changes: readonly LineChange[], context: ApplyContext): Promise<readonly LineResult[]> {
  const results: LineResult[] = []
  for (const change of changes) {
    try {
      results.push(await applyLine(change, context))
    } catch (error) {
      results.push(...refusedLines(error, [change]))
    }
  }
  return results
}

async function applyLine({ line, change }: LineChange, context: ApplyContext): Promise<LineResult> {
  const { code, steps } = feeChangeOf(change)
  for (const step of steps) {
    const fault = await applyStep(code, step, context)
    if (fault !== null) return { line, is: 'failed', ...fault }
  }
  return { line, is: 'done' }
}

function applyStep(code: string, step: FeeStep, context: ApplyContext): Promise<StepFault> {
  switch (step.does) {
    case 'create':
      return createFees(code, step, context)
    case 'edit':
      return editFee(code, step, context)
    case 'archive':
      return archiveFee(step, context)
  }
}
