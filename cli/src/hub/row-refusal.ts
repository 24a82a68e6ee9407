import { HubRefusal } from '../faults.ts'

/** Statuses by which the hub refuses one row; every other refusal would meet the next row as well. */
const rowStatuses = [400, 404, 409, 422]

/** The hub's refusal of one row among many; whatever else an act ended in is thrown on. */
export function rowRefusal(error: unknown): HubRefusal {
  if (error instanceof HubRefusal && rowStatuses.includes(error.status)) return error
  throw error
}
