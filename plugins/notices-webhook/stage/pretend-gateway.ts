import { createHmac } from 'node:crypto'
import Joi from 'joi'
import { sameText } from '@matricula/contract'
import { jsonAnswer, openVendorServer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'

/** A message as the gateway took it. */
export interface GatewayMessage {
  readonly id: string
  readonly key: string
  readonly to: string
  readonly text: string
}

export interface PretendGateway {
  readonly server: VendorServer
  /** Once each, however often they came. */
  readonly messages: readonly GatewayMessage[]
}

const wanted = Joi.object<{ to: string; message: { text: string } }>({
  to: Joi.string()
    .pattern(/^\+\d{8,15}$/)
    .required(),
  message: Joi.object({ text: Joi.string().min(1).max(1600).required() })
    .unknown()
    .required(),
}).unknown()

/** A gateway for WhatsApp that checks our signature and knows a message by its idempotency key. */
export async function openGateway(options: {
  secret: string
  refusedPhone: string
}): Promise<PretendGateway> {
  const messages: GatewayMessage[] = []
  const server = await openVendorServer({
    handle(request) {
      if (!isSigned(request, options.secret)) return jsonAnswer({ error: 'bad_signature' }, 401)
      if (request.method === 'GET' && request.path === '/v1/account') return jsonAnswer({ active: true })
      if (request.method === 'POST' && request.path === '/v1/messages') return acceptMessage(request)
      return jsonAnswer({ error: 'not_found' }, 404)
    },
    faultAnswers: { refuses: jsonAnswer({ error: 'template_not_approved' }, 400) },
  })

  function acceptMessage(request: VendorRequest): VendorAnswer {
    const key = request.headers['idempotency-key'] ?? ''
    const before = messages.find((message) => message.key === key)
    if (before) return answerOf(before)
    const { value, error } = wanted.validate(request.json())
    if (error || key === '') return jsonAnswer({ error: 'invalid_request' }, 400)
    if (value.to === options.refusedPhone) return jsonAnswer({ error: 'no_whatsapp_account' }, 422)
    const message = { id: `wamid.${messages.length + 1}`, key, to: value.to, text: value.message.text }
    messages.push(message)
    return answerOf(message)
  }

  return { server, messages }
}

function answerOf({ id }: GatewayMessage): VendorAnswer {
  return jsonAnswer({ messages: [{ id, status: 'accepted' }] }, 202)
}

function isSigned({ headers, body }: VendorRequest, secret: string): boolean {
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return sameText(headers['x-signature'] ?? '', expected)
}
