import type { DatabaseDeadlines } from '../src/config/stores-settings.ts'

/** Of a database that a test opens without a hub's settings. */
export const deadlines: DatabaseDeadlines = {
  connectSeconds: 10,
  acquireSeconds: 20,
  statementSeconds: 60,
  upkeepSeconds: 300,
  idleSeconds: 30,
}
