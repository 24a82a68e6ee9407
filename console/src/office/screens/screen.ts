import type { ComponentType } from 'react'
import type { Call } from '../api/call.ts'

export type Group = 'enrollment' | 'money' | 'families' | 'services' | 'system'

export interface Calls {
  readonly list?: Call
  readonly show?: Call
  readonly create?: Call
  readonly edit?: Call
  readonly delete?: Call
}

/** A place of the office. Its title stands in the texts as `office.<name>.title`. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** Where it stands in the menu; none: it is reached from another screen. */
  readonly group?: Group
  /** A tab of that screen: in the menu for those alone who may not open the screen itself. */
  readonly within?: string
  readonly icon?: ComponentType<{ 'aria-hidden': true }>
  /** The call without which the screen has nothing to show: who may not make it sees that. */
  readonly needs: Call
  /** Its records' calls, for Refine. */
  readonly calls: Calls
  /** Rows that a page of its list may have, where the hub takes fewer than usual. */
  readonly largestPage?: number
  /** Two keys pressed after each other that lead there. */
  readonly keys?: string
  readonly page: ComponentType
}
