import {
  type AccessPerson,
  type FaultCode,
  type FoodService,
  PluginFault,
  type Write,
} from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { FoodAct } from './services.ts'

export interface ServiceChange {
  readonly act: FoodAct
  /** In upper case. */
  readonly studentCode: string
  readonly service: FoodService
}

/** How a change at the access-control system ended; a failed one is a value, so that others can go on. */
export type Ending =
  | { readonly is: 'done'; readonly person: AccessPerson }
  | { readonly is: 'failed'; readonly fault: PluginFault }

/** `key` is the same for the same act, so that repeating it does nothing twice. */
export async function changeAtTurnstile(
  { plugins }: Pick<AppContext, 'plugins'>,
  { act, studentCode, service }: ServiceChange,
  write: Write,
): Promise<Ending> {
  const { accessControl } = plugins
  try {
    const person =
      act === 'enrol'
        ? await accessControl.enrol(studentCode, service, write)
        : await accessControl.withdraw(studentCode, service, write)
    return { is: 'done', person }
  } catch (fault) {
    if (fault instanceof PluginFault) return { is: 'failed', fault }
    throw fault
  }
}

const longestWords = 200

/** What a fault says for the record and for people: its code, and the vendor's own words where it refused. */
export function wordsOf({ code, reason }: PluginFault): {
  readonly fault: FaultCode
  readonly words: string
} {
  return { fault: code, words: code === 'rejected' ? (reason ?? '').slice(0, longestWords) : '' }
}
