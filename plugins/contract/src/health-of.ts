import { PluginFault } from './fault.ts'
import type { FaultCode } from './fault.ts'
import type { Health } from './lifecycle.ts'

export interface HealthTexts<T> {
  /** What else is said of a vendor that answers, such as which of its environments it is. */
  readonly note?: (answer: T) => string
  /** Why it is down, for a tired person; null is what is no fault. The fault's own message when absent. */
  readonly why?: (fault: PluginFault | null) => string
  /** What an operator can do about it. */
  readonly fixes: Partial<Record<FaultCode, string>>
}

/** Up when the question gets its answer, else why not. It never throws. */
export async function healthOf<T>(
  ask: () => Promise<T>,
  { note, why = messageOf, fixes }: HealthTexts<T>,
): Promise<Health> {
  try {
    const answer = await ask()
    return { is: 'up', ...(note && { note: note(answer) }) }
  } catch (error) {
    const fault = error instanceof PluginFault ? error : null
    const fix = fault === null ? undefined : fixes[fault.code]
    return { is: 'down', why: why(fault), ...(fix !== undefined && { fix }) }
  }
}

function messageOf(fault: PluginFault | null): string {
  return fault?.message ?? 'the vendor cannot be asked'
}
