import type { TestHub } from './test-hub.ts'

/** As if the time of everything that is counted so far were over. */
export async function minutesLater({ hub }: Pick<TestHub, 'hub'>): Promise<void> {
  await hub.app.database('try_count').delete()
}
