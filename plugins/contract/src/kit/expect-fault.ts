import { expect } from 'vitest'
import { PluginFault } from '../fault.ts'
import type { FaultCode } from '../fault.ts'

/** The fault an act ends in; anything else it ends in, an answer included, breaks the law. */
export async function faultOf(name: string, act: () => Promise<unknown>): Promise<PluginFault> {
  const end = await endOf(act)
  expect(end, `${name} ends in a fault`).toHaveProperty('error')
  return expectPluginFault(name, end)
}

export async function expectFault(
  name: string,
  code: FaultCode,
  act: () => Promise<unknown>,
): Promise<PluginFault> {
  const fault = await faultOf(name, act)
  expect(fault.code, `${name} ends in the fault`).toBe(code)
  return fault
}

/** An act may answer; when it fails, it fails with a `PluginFault`. */
export async function expectNothingElseEscapes(name: string, act: () => Promise<unknown>): Promise<void> {
  const end = await endOf(act)
  if ('error' in end) expectPluginFault(name, end)
}

export type CallOutcome = { readonly answer: unknown } | { readonly error: unknown }

/** How an act ends, thrown or rejected or answered. */
export async function endOf(act: () => Promise<unknown>): Promise<CallOutcome> {
  try {
    return { answer: await act() }
  } catch (error) {
    return { error }
  }
}

function expectPluginFault(name: string, end: CallOutcome): PluginFault {
  if ('error' in end && end.error instanceof PluginFault) return end.error
  return expect.fail(
    `${name} lets escape what is no PluginFault: ${'error' in end ? String(end.error) : 'an answer'}`,
  )
}
