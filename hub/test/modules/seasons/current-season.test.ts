import { describe, expect, it } from 'vitest'
import type { viewCurrentSeason } from '../../../src/modules/seasons/current-season.view.ts'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'

type SeasonBody = ReturnType<typeof viewCurrentSeason>

const current = async ({ visitor }: TestHub, language = 'es') =>
  (await visitor().get<SeasonBody>('/api/seasons/current', { 'accept-language': language })).body

const available = ({ periods }: SeasonBody) => periods.map((period) => period.available)

describe('The current season', () => {
  it('has three periods until the cutoff, and one from that instant on', async () => {
    const hub = await runHub()
    expect(available(await current(hub))).toEqual([true, true, true])
    await setSeasonClock(hub, '2025-07-28T23:59:00-05:00')
    expect(available(await current(hub))).toEqual([true, true, true])
    await setSeasonClock(hub, '2025-07-29T00:00:00-05:00')
    const after = await current(hub)
    expect(available(after)).toEqual([false, false, true])
    expect(after.periods.map(({ until }) => until)).toEqual([after.cutoff, after.cutoff, null])
  })

  it('says what a visitor needs before any sign-in, and that its clock is a pretend one', async () => {
    expect(await current(await runHub())).toMatchObject({
      season: '2025-2026',
      project: '2025-2026',
      clock: { now: expect.stringMatching(/^2025-06-19T10:00:\d\d-05:00$/), simulated: true },
      maintenance: null,
      lateForm: { from: '2025-06-18', to: '2025-06-20' },
      defaultQuotas: 11,
      quotasAboveGradeId: 101,
      monthly: { first: '2025-08-28', last: '2026-06-28', count: 11 },
      maxActivities: 3,
      activityMonths: { first: '2025-08-28', last: '2025-12-28', count: 4, charges: 5 },
      pages: { fees: 15, admin: 12 },
      authorisedTariff: expect.stringContaining('Resolución 4215'),
      heartbeat: { everySeconds: 5, noticeAt: 60, stopAt: 100 },
      years: [
        { season: '2025-2026', project: '2025-2026' },
        { season: '2020-2021', project: '2020-2021' },
      ],
      map: {
        centre: { lat: 4.763374, lng: -74.04616 },
        tileUrl: null,
        homes: { centre: { lat: 4.83, lng: -74.03 }, zoom: 10, maxClusterZoom: 20, clusterRadius: 75 },
      },
    })
  })

  it('tells the demonstration’s stories in the reader’s language', async () => {
    const hub = await runHub()
    const [spanish, english] = [await current(hub), await current(hub, 'en')]
    expect(spanish.demoStudents[0]).toEqual({ code: '10001', situation: 'Antiguo autorizado, sin saldo' })
    expect(english.demoStudents[0]).toEqual({
      code: '10001',
      situation: 'Returning student, authorised, no balance',
    })
  })
})
