import { randomBytes, randomUUID } from 'node:crypto'
import type { Knex } from 'knex'

export interface AttemptRow {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly trace: string
}
export type AllocationRow = ReturnType<typeof allocationRow>

export const now = (): string => new Date().toISOString()
export const token = (): string => randomBytes(16).toString('hex')

/** What an adapter keeps: one row, one commit. */
export async function remember(database: Knex, key: string, value: unknown): Promise<void> {
  const row = { instance: 'baseline', key, value: JSON.stringify(value), expires_at: null }
  await database('plugin_memo').insert(row)
}

export async function recall(database: Knex, key: string): Promise<void> {
  await database('plugin_memo').where({ instance: 'baseline', key }).first()
}

export function sessionRow(code: string, secret: string) {
  return {
    id_hash: secret,
    kind: 'student',
    subject: code,
    name: code,
    roles: '[]',
    csrf_token: token(),
    created_at: now(),
    expires_at: now(),
  }
}

export function signInRow(code: string) {
  const at = now()
  const what = { action: 'login', app: 'enrollment', section: 'login', result: 'proceed' }
  return { student: code, ...what, created_at: at, updated_at: at }
}

export function orderRow(code: string, quote: { readonly total: number; readonly text: string }) {
  return {
    id: randomUUID(),
    project: '2025-2026',
    student_code: code,
    flow: 'parent',
    token: token(),
    reference: token(),
    status: 'paying',
    version: 1,
    period: 1,
    method: 2,
    quotas: 0,
    total: quote.total,
    quote: quote.text,
    choices: '{}',
    created_at: now(),
    updated_at: now(),
  }
}

export function attemptRow(key: string, amount: number) {
  return {
    id: randomUUID(),
    idempotency_key: key,
    request_hash: token(),
    pays: 'order',
    path: 'provider',
    instance: 'card',
    reference: token(),
    amount,
    status: 'open',
    payer: '{}',
    started_at: now(),
    expires_at: now(),
    asked: 0,
    trace: token(),
  }
}

export function allocationRow({ id, reference, amount }: ReturnType<typeof attemptRow>, orderId: string) {
  return {
    id: randomUUID(),
    attempt_id: id,
    order_id: orderId,
    reference,
    instance: 'card',
    amount,
    status: 'open',
    open_key: `order:${orderId}`,
    planned_at: now(),
  }
}

export function outboxRow(topic: string, orderId: string) {
  const at = now()
  const state = { status: 'due', due_at: at, attempts: 0, created_at: at }
  return { topic, key: `${topic}:${orderId}`, payload: JSON.stringify({ orderId }), trace: token(), ...state }
}

export function inboxRow(reference: string, event: unknown) {
  return {
    instance: 'card',
    event_id: `${reference}:approved`,
    reference,
    event: JSON.stringify(event),
    status: 'due',
    due_at: now(),
    attempts: 0,
    received_at: now(),
  }
}
