import { defineConfig } from 'vitest/config'

/** Workspace packages are tested from their source. */
const source = { conditions: ['matricula-src', 'node', 'default'] }

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    include: ['{hub,console,cli,plugins/*}/test/**/*.test.{ts,tsx}'],
    setupFiles: ['hub/test/support/watch-statements.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is wrong at start is told in the language of the shell; tests read Spanish on every machine.
    env: { MATRICULA_LANG: 'es' },
    pool: 'forks',
    maxWorkers: 3,
    // Files share their worker's modules: nothing in them is of one test, and loading them anew took a fourth of the time.
    isolate: false,
    // A gesture in the browser that met a busy machine gets one more try, which the report shows. Nothing else does.
    retry: { count: 1, condition: /^(?:locator|page|browserContext)\.\w+: Timeout \d+ms exceeded/ },
  },
})
