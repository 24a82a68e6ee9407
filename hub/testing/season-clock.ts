import { signInStaff } from './staff.ts'

/** Sets the hub's season clock as the staff of systems does. */
export async function setSeasonClock(hub: Parameters<typeof signInStaff>[0], now: string): Promise<void> {
  const it = await signInStaff(hub, 'it')
  const answer = await it.post('/api/season-clock', { now })
  if (answer.status !== 200) throw new Error(answer.text)
}
