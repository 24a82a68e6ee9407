import { PluginFault } from '@matricula/contract'
import type { Health } from '@matricula/contract'

const fixes: Readonly<Record<string, string>> = {
  unauthorised:
    'a gateway wants other credentials, or a public server has turned us away: see the README on servers',
  unsupported: 'the route server was built from a map without Bogotá: build it from the extract of Colombia',
}

/** Up when all questions are answered, else why not and what to do where that is known. */
export async function checkHealth(send: () => Promise<unknown>): Promise<Health> {
  try {
    await send()
    return { is: 'up' }
  } catch (error) {
    const why = error instanceof PluginFault ? error.code : 'unknown trouble'
    const fix = fixes[why]
    return fix === undefined ? { is: 'down', why } : { is: 'down', why, fix }
  }
}
