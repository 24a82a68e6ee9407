import type { EnrollmentOrder } from './order.model.ts'

/** An administrator's command to send a student's order. */
export interface SendOrderCommand {
  readonly studentCode: string
  /** Keys of the services left checked, each once. */
  readonly services: readonly string[]
  /** What the administrator saw. */
  readonly total: number
  readonly actor: string
  readonly trace: string
}

/** The order of a command, and how often its delivery had been tried when the command came. */
export interface WrittenOrder {
  readonly order: EnrollmentOrder
  readonly attempts: number
}
