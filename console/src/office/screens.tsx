import { enrollmentScreens } from './screens/enrollment.tsx'
import { familiesScreens } from './screens/families.tsx'
import { moneyScreens } from './screens/money.tsx'
import type { Calls, Screen } from './screens/screen.ts'
import { servicesScreens } from './screens/services.tsx'
import { systemScreens } from './screens/system.tsx'

export type { Group, Screen } from './screens/screen.ts'

/** Every place of the office, once: the menu, the routes, Refine's resources and the shortcuts are read from here. */
export const screens: readonly Screen[] = [
  ...enrollmentScreens,
  ...moneyScreens,
  ...familiesScreens,
  ...servicesScreens,
  ...systemScreens,
]

/** Throws on a name that is no screen's: a bug of the caller. */
export function screenOf(resource: string): Screen {
  const screen = screens.find(({ name }) => name === resource)
  if (screen === undefined) throw new Error(`no screen ${resource}`)
  return screen
}

export function callsOf(resource: string): Calls {
  return screenOf(resource).calls
}
