import { defineConfig } from 'vitest/config'

const source = { conditions: ['matricula-src', 'node', 'import', 'module', 'default'] }

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    include: ['{hub,console,plugins/*}/test/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
