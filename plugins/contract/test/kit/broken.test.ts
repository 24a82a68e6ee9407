import { describe, expect, it } from 'vitest'
import { generalLawGroups, lawsOf } from '../../src/kit/index.ts'
import { brokenGeneral, brokenKinds } from '../support/broken/index.ts'
import type { Breakages } from '../support/broken/breakage.ts'

const generalLaws = generalLawGroups.flatMap(({ laws }) => laws)

everyLawCatches('every kind', generalLaws, brokenGeneral)
everyLawCatches('sis', lawsOf('sis'), brokenKinds.sis)
everyLawCatches('accounting', lawsOf('accounting'), brokenKinds.accounting)
everyLawCatches('accessControl', lawsOf('accessControl'), brokenKinds.accessControl)
everyLawCatches('maps', lawsOf('maps'), brokenKinds.maps)
everyLawCatches('payments', lawsOf('payments'), brokenKinds.payments)
everyLawCatches('esign', lawsOf('esign'), brokenKinds.esign)
everyLawCatches('notices', lawsOf('notices'), brokenKinds.notices)
everyLawCatches('einvoice', lawsOf('einvoice'), brokenKinds.einvoice)

function everyLawCatches<L extends { title: string }>(
  whose: string,
  laws: readonly L[],
  breakages: Breakages<L>,
): void {
  describe(`the laws of ${whose}`, () => {
    it('have titles of their own, and a broken adapter each', () => {
      const titles = laws.map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
      expect(Object.keys(breakages).toSorted()).toEqual(titles.toSorted())
      expect(titles.filter((title) => breakages[title]?.length === 0)).toEqual([])
    })

    const trials = laws.flatMap((law) =>
      (breakages[law.title] ?? []).map(
        (breakage) => [law.title, breakage.how, { law, ...breakage }] as const,
      ),
    )
    it.for(trials)('“%s” catches: %s', async ([, , { law, meet, says }]) => {
      await expect(meet(law)).rejects.toThrow(says)
    })
  })
}
