import type { AppContext } from '../../app-context.ts'

const hourMs = 60 * 60_000

/** A family that was reminded after it is left in peace. */
export function courtesyLimit({ clock, config }: Pick<AppContext, 'clock' | 'config'>): Date {
  return new Date(clock.now().getTime() - config.settings.reminders.hoursBetween * hourMs)
}
