import { askEarly } from '../api/early-answers.ts'
import { currentLocale } from '../locale.ts'
import { firstCalls, textsOf } from './first-calls.ts'
import { fetchPageAt } from './page-files.ts'

// Small, and here before the rest: what the first screen needs is asked for while its code is still on the way.
askEarly(textsOf(currentLocale()))
for (const path of firstCalls(globalThis.location.pathname)) askEarly(path)
fetchPageAt(globalThis.location.pathname)
void import('./start.tsx')
