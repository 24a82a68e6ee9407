import { PluginFault } from '@matricula/contract'
import type { Health } from '@matricula/contract'

/** Up when the question is answered, else why not and, for a refused key, what to do. */
export async function checkHealth(ask: () => Promise<unknown>): Promise<Health> {
  try {
    await ask()
    return { is: 'up' }
  } catch (error) {
    const code = error instanceof PluginFault ? error.code : 'unknown trouble'
    return code === 'unauthorised' ? { is: 'down', why: code, fix } : { is: 'down', why: code }
  }
}

const fix =
  "look at the key's restrictions, the APIs enabled for its project and the project's billing in the Google Cloud console"
