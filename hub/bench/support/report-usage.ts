import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loaded into a measured process before its program: answers how much of the machine it has used so far. */
process.on('message', (question) => {
  if (question === 'collect') collectGarbage()
  if (question !== 'usage' && question !== 'collect') return
  const { user, system } = process.cpuUsage()
  process.send?.({ rssBytes: process.memoryUsage.rss(), cpuMicros: user + system })
})
// A bench that broke off leaves no server behind.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

/** Node shows its collection of garbage to code of a context that is made once the flag is set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
