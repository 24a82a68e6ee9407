import { PluginFault } from '../../../src/index.ts'
import type { GeneralLaw } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { breakingGeneral, withAdapter, withStage } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { esign, payments, sis } = sound

const callback = {
  method: 'POST',
  path: '',
  query: {},
  headers: {},
  body: new TextEncoder().encode('payer=1000100010'),
}

export const brokenPeople: Breakages<GeneralLaw> = {
  'nobody is named in a log line, a fault or a check, whatever the vendor does': [
    breakingGeneral(
      'the log line names the payer',
      'acudiente@example.com',
      withAdapter(payments, (intact, { log }) => ({
        startCheckout(request, write) {
          log.info({ payer: request.payer.email }, 'a checkout begins')
          return intact.startCheckout(request, write)
        },
      })),
    ),
    breakingGeneral(
      'the reason of a refusal names the signer',
      'Anabel Rojas Pulido',
      withAdapter(esign, (intact) => ({
        async send(request, write) {
          try {
            return await intact.send(request, write)
          } catch {
            throw new PluginFault('rejected', 'no', { reason: `unknown signer ${request.signer.name}` })
          }
        },
      })),
    ),
    breakingGeneral(
      'a callback that is read is logged whole',
      '1000100010',
      withStage(
        withAdapter(payments, ({ webhooks }, { log }) =>
          webhooks
            ? {
                webhooks: {
                  read(request) {
                    log.warn({ body: Buffer.from(request.body).toString() }, 'a callback')
                    return webhooks.read(request)
                  },
                },
              }
            : {},
        ),
        ({ facts }) => ({
          facts: {
            ...facts,
            callback: async () => callback,
          },
        }),
      ),
    ),
    breakingGeneral(
      'the address of a home stands in the log',
      'Carrera 9',
      withAdapter(sis, (intact, { log }) => ({
        findStudent(code, read) {
          log.info({ home: 'Carrera 9 # 21-30, Chía' }, 'a student')
          return intact.findStudent(code, read)
        },
      })),
    ),
  ],
}
