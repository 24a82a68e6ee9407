import { PluginFault } from '@matricula/contract'
import type { TestHub } from './test-hub.ts'

/** From now on accounting does not tell this hub any balance; everything else it does. */
export function withoutBalances({ hub }: TestHub): void {
  const gone = () => Promise.reject(new PluginFault('unreachable', 'accounting is away'))
  Object.assign(hub.app.prices, { balance: gone, balanceNow: gone })
}
