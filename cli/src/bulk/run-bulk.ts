import type { Context } from '../context.ts'
import type { BulkFlags } from './bulk-flags.ts'
import type { BulkInput } from './job.ts'

/** Plans, confirms, applies and reports, from the first row to the result file; sets the exit code. */
export async function runBulk<Row>(context: Context, flags: BulkFlags, input: BulkInput<Row>): Promise<void> {
  if (flags.template === true) {
    const { templateOf } = await import('./read/template.ts')
    context.out.printResult(templateOf(input.job.columns), (lines) => lines)
    return
  }
  const { startRun } = await import('./runner/start-run.ts')
  await startRun(context, flags, input)
}
