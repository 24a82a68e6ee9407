import { defineConfig } from 'vitest/config'

/** Workspace packages are tested from their source. */
const source = { conditions: ['matricula-src', 'node', 'default'] }

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    include: ['{hub,console,plugins/*}/test/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    // Files share their worker's modules: nothing in them is of one test, and loading them anew took a fourth of the time.
    isolate: false,
  },
})
