import { cpus } from 'node:os'
import { benchEnrolments } from './enrolments.ts'
import { benchQuotes } from './quotes.ts'
import { benchSettling } from './settling.ts'
import { benchSignIns } from './sign-ins.ts'
import { benchStartUp } from './start-up.ts'

/** `npm run bench` runs all, `npm run bench -- quotes` one. Figures depend on the machine, ratios hardly. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  quotes: benchQuotes,
  'sign-ins': benchSignIns,
  enrolments: benchEnrolments,
  settling: benchSettling,
  'start-up': benchStartUp,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => benches[name] === undefined)

if (unknown.length > 0) {
  process.stderr.write(
    `no bench is called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}\n`,
  )
  process.exitCode = 2
} else {
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores; medians, ratios within one round\n`)
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length === 0 || asked.includes(name)) await bench()
  }
}
