import { pino } from 'pino'
import type { Config } from '../src/config/load-config.ts'
import { type Hub, openHub } from '../src/open-hub.ts'

/** The school and the catalogue that a hub finds at its first start; what is its own, such as its clock, is not kept. */
export async function seedAsFirstStart(config: Config): Promise<void> {
  const hub = await openHub(config, pino({ level: 'silent' }))
  const { database } = hub.app
  await database('setting').whereNot({ key: 'purpose' }).delete()
  await database('staff').delete()
  await hub.stop()
}

/** As if the students had been read at this start. */
export async function readNow({ app: { database, clock } }: Hub): Promise<void> {
  await database('student').update({ fetched_at: clock.wall().toISOString() })
}
