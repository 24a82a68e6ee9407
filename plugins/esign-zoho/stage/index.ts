import type { OpenStage } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { callbackAbout, unknownCallback } from './callbacks.ts'
import { openPretendZoho } from './pretend-zoho.ts'
import { withStatus } from './requests.ts'

const client = {
  clientId: '1000.INVENTED',
  clientSecret: 'client-secret-invented',
  refreshToken: '1000.refresh.invented',
}
const webhookSecret = 'zoho-webhook-secret-invented'

/** A pretend account on a port of this machine. */
export const openStage: OpenStage<'esign'> = async (kit) => {
  const { server, requests, change } = await openPretendZoho(client, () => kit.now())
  const known = (id: string) => {
    const request = requests.get(id)
    if (request === undefined) throw new Error('the vendor knows no such request')
    return request
  }
  return {
    settings: {
      ...client,
      webhookSecret,
      hosts: { sign: server.origin, accounts: server.origin },
      templates: {
        contract: {
          id: '212541000000300001',
          role: 'Acudiente',
          fields: { student: 'Código', studentCode: 'Código', studentName: 'Estudiante', grade: 'Grado' },
        },
        'promissory-note': { id: '212541000000300002', fields: { studentCode: 'Código' } },
        'life-insurance': { id: '212541000000300003', fields: { studentName: 'Estudiante' } },
      },
      callsPerMinute: 6000,
    },
    secrets: [client.clientSecret, client.refreshToken, webhookSecret],
    vendor: {
      ...faultsOf(server),
      effects: async (reference) =>
        [...requests.values()].filter((request) => request.request_name.endsWith(`-${reference}`)).length,
    },
    facts: {
      document: 'contract',
      statuses: {
        'inprogress/NOACTION': 'sent',
        'inprogress/UNOPENED': 'sent',
        'inprogress/VIEWED': 'viewed',
        'inprogress/SIGNED': 'viewed',
        completed: 'signed',
        declined: 'declined',
        recalled: 'recalled',
        expired: 'expired',
      },
      settle: async (id, rawStatus) => change(withStatus(known(id), rawStatus)),
      callback: async (id, rawStatus) =>
        callbackAbout(withStatus(known(id), rawStatus), rawStatus, webhookSecret),
      unknownCallback: async () => unknownCallback(webhookSecret),
    },
    close: () => server.close(),
  }
}
