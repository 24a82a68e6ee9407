import { expect, it } from 'vitest'
import { actorLabel } from '../../src/office/actor-label.ts'
import { faultText } from '../../src/office/fault-text.ts'

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ')

it.each([
  ['unreachable: connect ECONNREFUSED', 'office.fault.unreachable'],
  ['rejected: the order was refused (Cliente bloqueado)', 'office.fault.rejected (Cliente bloqueado)'],
  ['not-found: nobody of the family can be written to (no-address)', 'office.fault.no-address'],
  ['unknown-outcome', 'office.fault.unknown-outcome'],
  ['unknown-outcome: the hub itself failed: see the log', 'office.fault.unknown-outcome'],
  ['by staff:finanzas', 'office.fault.held finanzas'],
  ['the hub itself failed', 'office.fault.hub'],
  ['', 'office.fault.hub'],
])('The fault "%s" has a text', (fault, words) => {
  expect(faultText(fault, t)).toBe(words)
})

it.each([
  ['staff:finanzas', 'finanzas'],
  ['staff:ana:ruiz', 'ana:ruiz'],
  ['provider:card', 'office.actor.provider card'],
  ['student:10001', 'office.actor.student 10001'],
  ['hub', 'office.actor.hub'],
  ['family', 'office.actor.family'],
  ['somebody', 'somebody'],
])('Who acted as %s is named in words', (actor, words) => {
  expect(actorLabel(actor, t)).toBe(words)
})
