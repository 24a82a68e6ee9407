import type { OpenStage } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { openGateway } from './pretend-gateway.ts'

const secret = 'secreto de prueba/1'
const refusedPhone = '+573009999999'

/** A gateway of this machine that knows a repeated message by its idempotency key. */
export const openStage: OpenStage<'notices'> = async () => {
  const { server, messages } = await openGateway({ secret, refusedPhone })
  return {
    settings: {
      url: `${server.origin}/v1/messages`,
      checkUrl: `${server.origin}/v1/account`,
      channels: ['whatsapp'],
      auth: { type: 'hmac', header: 'X-Signature', secret, prefix: 'sha256=' },
      idempotencyHeader: 'Idempotency-Key',
      body: { to: '{to}', message: { type: 'text', text: '{text}' } },
      reference: '/messages/0/id',
      accepted: { pointer: '/messages/0/status', values: ['accepted'] },
    },
    secrets: [secret],
    vendor: {
      ...faultsOf(server),
      effects: async (key) => messages.filter((message) => message.key === key).length,
    },
    facts: { to: '300 123 4567', refusedAddress: refusedPhone },
    close: () => server.close(),
  }
}
