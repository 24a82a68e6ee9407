import type { Call } from './api/call.ts'

export type Group = 'enrollment' | 'money' | 'families' | 'services' | 'system'

/** A place of the office. Its title stands in the texts as `office.<name>.title`. */
export interface Place {
  readonly name: string
  readonly path: string
  /** Where it stands in the menu; none: it is reached from another screen. */
  readonly group?: Group
  /** A tab of that screen: in the menu for those alone who may not open the screen itself. */
  readonly within?: string
  /** The call without which the screen has nothing to show: who may not make it sees that. */
  readonly needs: Call
  /** Two keys pressed after each other that lead there. */
  readonly keys?: string
}
