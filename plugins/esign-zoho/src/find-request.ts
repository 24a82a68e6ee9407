import type { DocumentName, Log } from '@matricula/contract'
import type { Client } from './client.ts'
import type { SignRequest } from './from-answers.ts'
import { namedFrom, requestName } from './request-name.ts'
import type { NamedRequest } from './request-name.ts'
import type { SentMemo } from './sent-memo.ts'
import type { Settings } from './settings.ts'

export interface FindRequestDeps {
  readonly client: Client
  readonly sent: SentMemo
  readonly settings: Settings
  readonly log: Log
}

/** The request of a document and reference: by what we remember of it, else by its name. */
export async function findRequest(
  deps: FindRequestDeps,
  named: NamedRequest,
  signal: AbortSignal,
): Promise<SignRequest | null> {
  const remembered = await findRemembered(deps, named.reference, signal)
  return remembered !== null && isOf(remembered, named) ? remembered : findByName(deps, named, signal)
}

/** The request of a reference, whatever the document. */
export async function findByReference(
  deps: FindRequestDeps,
  reference: string,
  signal: AbortSignal,
): Promise<SignRequest | null> {
  const remembered = await findRemembered(deps, reference, signal)
  if (remembered !== null) return remembered
  for (const document of documentsOf(deps.settings)) {
    const request = await findByName(deps, { document, reference }, signal)
    if (request !== null) return request
  }
  return null
}

async function findRemembered(
  { client, sent }: FindRequestDeps,
  reference: string,
  signal: AbortSignal,
): Promise<SignRequest | null> {
  const id = await sent.idOf(reference)
  const request = id === null ? null : await client.request(id, signal)
  return request !== null && namedFrom(request.request_name)?.reference === reference ? request : null
}

/**
 * By the whole name, which a search finds whether it compares or contains. A draft was never sent to
 * anybody and doesn't count.
 */
async function findByName(
  { client, settings, log }: FindRequestDeps,
  named: NamedRequest,
  signal: AbortSignal,
): Promise<SignRequest | null> {
  const title = settings.templates[named.document]?.title ?? ''
  const rows = await client.requestsNamed(requestName(title, named), signal)
  const ours = rows.filter((row) => isOf(row, named))
  const [row] = ours.filter(({ request_status: status }) => status !== 'draft')
  if (row !== undefined) return client.request(row.request_id, signal)
  if (ours.length > 0) log.warn({}, 'Zoho Sign holds a draft of ours that was never sent')
  return null
}

/** Documents there are templates for. */
export function documentsOf({ templates }: Pick<Settings, 'templates'>): readonly DocumentName[] {
  const all: readonly DocumentName[] = ['contract', 'promissory-note', 'life-insurance']
  return all.filter((document) => templates[document] !== undefined)
}

function isOf({ request_name: name }: SignRequest, { document, reference }: NamedRequest): boolean {
  const named = namedFrom(name)
  return named?.document === document && named.reference === reference
}
