import { expect } from 'vitest'
import type { Kind } from '../../kinds/index.ts'
import { anOrder } from '../acts/accounting.ts'
import { anInvoice } from '../acts/einvoice.ts'
import { aSigning } from '../acts/esign.ts'
import { aNotice } from '../acts/notices.ts'
import { aCheckout } from '../acts/payments.ts'
import type { Law } from '../law.ts'

type RoundTrips = { readonly [K in Kind]: Law<K> }

/** One act at the vendor's sandbox and the look that finds it again; the only writes of a live try. */
export const roundTrips: RoundTrips = {
  sis: {
    title: 'a student is read with the family',
    async run({ adapter, stage: { facts }, read }) {
      const student = await adapter.findStudent(facts.studentCode, read())
      expect(student).not.toBeNull()
      expect(await adapter.relationships(student?.id ?? '', read())).not.toEqual([])
    },
  },
  accounting: {
    title: 'an order is made in the test company and found by our reference',
    async run(scene) {
      const order = await anOrder(scene)
      const { ref } = await scene.adapter.createOrder(order, scene.write())
      expect(await scene.adapter.findOrder(order.reference, scene.read())).toMatchObject({ ref })
    },
  },
  accessControl: {
    title: 'a person is given the snack and loses it again',
    async run({ adapter, stage: { facts }, read, write }) {
      const before = await adapter.findPerson(facts.studentCode, read())
      expect(before?.services, 'take a person who has no service yet').toEqual([])
      expect((await adapter.enrol(facts.studentCode, 3, write())).services).toEqual([3])
      expect((await adapter.withdraw(facts.studentCode, 3, write())).services).toEqual([])
    },
  },
  maps: {
    title: 'a route leads from home to school',
    run: async ({ adapter, stage: { facts }, read }) =>
      expect(await adapter.routes(facts.from, facts.to, read())).not.toEqual([]),
  },
  payments: {
    title: 'a checkout is started, and is pending or not yet known',
    async run(scene) {
      const checkout = aCheckout(scene)
      expect(await scene.adapter.startCheckout(checkout, scene.write())).toHaveProperty('is')
      const found = await scene.adapter.find(
        { reference: checkout.reference, providerRef: null },
        scene.read(),
      )
      expect(found?.status ?? 'pending').toBe('pending')
    },
  },
  esign: {
    title: 'a document is sent and found by our reference',
    async run(scene) {
      const signing = aSigning(scene)
      const { id } = await scene.adapter.send(signing, scene.write())
      expect(await scene.adapter.findByReference(signing.reference, scene.read())).toMatchObject({ id })
    },
  },
  notices: {
    title: 'a notice is sent to the address of the facts',
    async run(scene) {
      expect(await scene.adapter.send(aNotice(scene), scene.write())).toHaveProperty('ref')
    },
  },
  einvoice: {
    title: 'an invoice is issued in the test company and found by our reference',
    async run(scene) {
      const invoice = anInvoice(scene)
      const { ref } = await scene.adapter.issue(invoice, scene.write())
      expect(await scene.adapter.find(invoice.reference, scene.read())).toMatchObject({ ref })
    },
  },
}
