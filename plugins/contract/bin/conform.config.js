// Stated whole, so that no configuration of a folder above decides which tests there are.
export default { test: { include: ['test/conformance*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } }
