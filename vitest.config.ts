import { defineConfig } from 'vitest/config'
import { moduleOf } from './cli/texts/compile.js'

/** Workspace packages are tested from their source. */
const source = { conditions: ['matricula-src', 'node', 'default'] }

const inBrowser = ['hub/test/browser/**/*.test.ts']
/** Whole programs, which take their time to start; they say nothing of a version of Node that the rest does not. */
const ofPrograms = [
  'hub/test/{work,docs}/**/*.test.ts',
  'hub/test/deploy.test.ts',
  'hub/test/modules/{payments,payments-office,disputes,einvoices,invoices,payouts,pay-links,splits,withdrawals}/{,*-}kill.test.ts',
  'cli/test/{compiled-start,rehearse,rehearse-configuration,db,plugins-new,plugins-outside}.test.ts',
]
/** Half of the time they wait for a vendor, a job or a limit. */
const manyAtOnce = { maxWorkers: 5, sequence: { groupOrder: 0 } }

/** The command line's texts, compiled as its build does it. */
const texts = {
  name: 'texts',
  transform: (source: string, file: string) =>
    /\/cli\/texts\/\w+\.yaml$/.test(file) ? moduleOf(source) : undefined,
}

export default defineConfig({
  plugins: [texts],
  resolve: source,
  ssr: { resolve: source },
  test: {
    setupFiles: ['hub/testing/watch-statements.setup.ts'],
    globalSetup: ['hub/testing/end-of-run.setup.ts'],
    // A machine that is shared gives a test a tenth of its processor at times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is wrong at start is told in the language of the shell; tests read Spanish on every machine.
    env: { MATRICULA_LANG: 'es' },
    pool: 'forks',
    // Files share their worker's modules: nothing in them is of one test, and loading them anew took a fourth of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{hub,console,cli,cli/rehearsal,plugins/*}/test/**/*.test.{ts,tsx}'],
          exclude: [...inBrowser, ...ofPrograms],
          ...manyAtOnce,
        },
      },
      { extends: true, test: { name: 'programs', include: ofPrograms, ...manyAtOnce } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: inBrowser,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // A gesture in the browser that met a busy machine gets one more try, which the report shows. Nothing else does.
          retry: { count: 1, condition: /^(?:locator|page|browserContext)\.\w+: Timeout \d+ms exceeded/ },
        },
      },
    ],
  },
})
