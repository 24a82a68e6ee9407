import type { Acting, Acts, Change, Ended } from '../../bulk/work.ts'
import { refusedLines } from '../refused.ts'
import { archiveFee } from './archive-fee.ts'
import { createFees } from './create-fees.ts'
import { editFee } from './edit-fee.ts'
import { feeChangeOf, type FeeStep } from './fee-change.ts'

export const importActs: Acts = { name: 'fees.import', concurrency: 4, act }

/** Why a step was not done, or null: it is so now, whoever did it. */
export type Trouble = { readonly why: string; readonly code: string } | null

/** Each line's steps; what the catalogue says already is not written again, so repeating them does nothing twice. */
async function act(changes: readonly Change[], acting: Acting): Promise<readonly Ended[]> {
  const ended: Ended[] = []
  for (const change of changes) {
    try {
      ended.push(await actOnLine(change, acting))
    } catch (error) {
      ended.push(...refusedLines(error, [change]))
    }
  }
  return ended
}

async function actOnLine({ line, change }: Change, acting: Acting): Promise<Ended> {
  const { code, steps } = feeChangeOf(change)
  for (const step of steps) {
    const trouble = await takeStep(code, step, acting)
    if (trouble !== null) return { line, is: 'failed', ...trouble }
  }
  return { line, is: 'done' }
}

function takeStep(code: string, step: FeeStep, acting: Acting): Promise<Trouble> {
  switch (step.does) {
    case 'create':
      return createFees(code, step, acting)
    case 'edit':
      return editFee(code, step, acting)
    case 'archive':
      return archiveFee(step, acting)
  }
}
