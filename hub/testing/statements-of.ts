import type { DatabaseKind } from './databases.ts'
import { runHub, type TestHub } from './test-hub.ts'

/** A hub that does nothing of its own meanwhile. */
export async function quietHub(settings: object = {}, database?: DatabaseKind): Promise<TestHub> {
  const hub = await runHub({ settings, ...(database !== undefined && { database }) })
  await hub.hub.app.work.stop()
  return hub
}

/** The statements that one act costs, in their order. */
export async function statementsOf(
  { hub: { app } }: TestHub,
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const statements: string[] = []
  // Pretend vendors look into what they keep of their own accord; on a server that is the same database.
  const note = ({ sql }: { sql: string }) => {
    if (!/plugin_(?:memo|pause)/.test(sql)) statements.push(sql)
  }
  app.database.on('query', note)
  await act()
  app.database.off('query', note)
  return statements
}
