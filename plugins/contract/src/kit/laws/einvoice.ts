import { expect } from 'vitest'
import { shiftDay } from '../../domain/bogota-day.ts'
import type { ElectronicInvoice, IssuedDocument } from '../../domain/einvoice.ts'
import { anInvoice, anIssuedInvoice, foundInvoice, rawStatusFor } from '../acts/einvoice.ts'
import { expectFault } from '../expect-fault.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'
import { warningsIn } from '../warnings.ts'
import { creditNoteLaws } from './credit-notes.ts'

type Einvoice = Scene<'einvoice'>

export const einvoiceLaws: readonly Law<'einvoice'>[] = [
  {
    title: 'an invoice issued again, by the key of the first or another, is the same one',
    async run(scene) {
      const { adapter, stage } = scene
      const invoice = anInvoice(scene)
      const key = scene.write()
      const first = await adapter.issue(invoice, key)
      expect(first).toMatchObject({ reference: invoice.reference })
      expect((await adapter.issue(invoice, key)).ref).toBe(first.ref)
      expect((await adapter.issue(invoice, scene.write())).ref, 'the reference alone says so').toBe(first.ref)
      expect(await stage.vendor.effects(invoice.reference)).toBe(1)
    },
  },
  {
    title: 'an invoice accepted before the vendor hung up is found, and issued again is still one',
    async run(scene) {
      const { adapter, stage } = scene
      const invoice = anInvoice(scene)
      await stage.vendor.injectFault('hangs-up', 'changes')
      await expectFault('issue', 'unknown-outcome', () => adapter.issue(invoice, scene.write()))
      await stage.vendor.clearFault()
      const again = await adapter.issue(invoice, scene.write())
      expect((await foundInvoice(scene, invoice.reference)).ref, 'it is found').toBe(again.ref)
      expect(await stage.vendor.effects(invoice.reference)).toBe(1)
    },
  },
  {
    title: 'an invoice is at the vendor on its day, for its pesos and by the number of its payer',
    async run(scene) {
      const company = aCompanysInvoice(scene)
      for (const invoice of [anInvoice(scene), company]) {
        await scene.adapter.issue(invoice, scene.write())
        expect(await scene.stage.facts.invoiceAtVendor(invoice.reference), 'at the vendor').toEqual({
          total: invoice.total,
          day: invoice.day,
          number: invoice.payer.number,
        })
      }
    },
  },
  {
    title:
      'an invoice of another day, another total or a payer with the check digit in the number is invalid',
    async run(scene) {
      const { adapter, stage } = scene
      for (const invoice of wrongInvoices(scene)) {
        await expectFault('issue', 'invalid', () => adapter.issue(invoice, scene.write()))
        expect(await stage.vendor.effects(invoice.reference), 'what is there of it').toBe(0)
      }
    },
  },
  {
    title: 'every status the vendor is known to use means what the facts say',
    async run(scene) {
      for (const [rawStatus, status] of Object.entries(scene.stage.facts.statuses)) {
        const { issued } = await anIssuedInvoice(scene, rawStatus)
        expect(issued).toMatchObject({ status, rawStatus })
        expectConsistent(issued)
      }
    },
  },
  {
    title: 'a status nobody heard of is waiting, with a warning in the log',
    async run(scene) {
      const warnings = warningsIn(scene.kit)
      expect((await anIssuedInvoice(scene, 'KIT_INVENTED')).issued.status).toBe('waiting')
      expect(warningsIn(scene.kit)).toBeGreaterThan(warnings)
    },
  },
  {
    title: 'an accepted invoice has a PDF, and what is not there has none',
    async run(scene) {
      const { issued } = await anIssuedInvoice(scene, rawStatusFor(scene, 'accepted'))
      const bytes = await scene.adapter.pdf(issued.ref, scene.read())
      expect(new TextDecoder().decode(bytes.slice(0, 4)), 'how it begins').toBe('%PDF')
      await expectFault('pdf', 'not-found', () => scene.adapter.pdf('KIT-NOTHING', scene.read()))
    },
  },
  ...creditNoteLaws,
]

/** A number and a CUFE from acceptance on, and a reason of what was rejected alone. */
function expectConsistent({ status, number, cufe, reason }: IssuedDocument): void {
  const isAccepted = status === 'accepted' || status === 'accepted-with-notices'
  expect(/^[0-9a-f]{96}$/.test(cufe ?? ''), `${status} has a CUFE`).toBe(isAccepted)
  if (isAccepted) expect(number, `the number of what is ${status}`).toMatch(/\d/)
  expect((reason ?? '') !== '', `${status} has a reason`).toBe(status === 'rejected')
}

function aCompanysInvoice(scene: Einvoice): ElectronicInvoice {
  const invoice = anInvoice(scene)
  const name = { kind: 'company', company: 'Transportes del Norte S.A.S.' } as const
  return {
    ...invoice,
    payer: { ...invoice.payer, name, document: 'NIT', number: '900123456', checkDigit: '8' },
  }
}

function wrongInvoices(scene: Einvoice): readonly ElectronicInvoice[] {
  const company = aCompanysInvoice(scene)
  const anew = () => anInvoice(scene)
  return [
    { ...anew(), day: shiftDay(company.day, -1) },
    { ...anew(), total: company.total + 1 },
    { ...company, payer: { ...company.payer, number: '900123456-8' } },
    { ...anew(), reference: `${scene.reference()} ${company.reference}` },
  ]
}
