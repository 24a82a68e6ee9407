import type { Point } from '@matricula/contract'
import { memoryKit, type OpenStage } from '@matricula/contract/kit'
import { openStage as openGoogle } from '@matricula/maps-google/stage'
import { openStage as openOsrm } from '@matricula/maps-osrm/stage'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { runHub } from '@matricula/hub/testing/test-hub'

interface Vectors {
  readonly average: number
  readonly simulated: boolean
  readonly vectors: readonly { readonly path: readonly Point[] }[]
}

async function aFamilyOfAHubWith(use: string, openStage: OpenStage<'maps'>) {
  const stage = await openStage(memoryKit())
  onTestFinished(() => stage.close())
  const hub = await runHub({ plugins: { maps: { main: { use, settings: stage.settings } } } })
  const { visitor } = await Family.signIn(hub, '10001')
  return { visitor, stage }
}

describe.each([
  ['maps-google', openGoogle],
  ['maps-osrm', openOsrm],
] as const)('A hub whose configuration says %s', (use, openStage) => {
  it('finds the places that a family types', async () => {
    const { visitor, stage } = await aFamilyOfAHubWith(use, openStage)
    const { text, known } = stage.facts
    const path = `/api/maps/search?text=${encodeURIComponent(text)}`
    const { status, body } = await visitor.get<{ places: object[] }>(path)
    expect(status).toBe(200)
    expect(body.places).toContainEqual({ address: known.address, lat: known.lat, lng: known.lng })
  })

  it('measures three ways to the school', async () => {
    const { visitor, stage } = await aFamilyOfAHubWith(use, openStage)
    const { lat, lng } = stage.facts.from
    const vectors = await visitor.post<Vectors>('/api/googleAPI/direction/vectors/request', { lat, lng })
    expect(vectors.status).toBe(200)
    expect([vectors.body.vectors.length, vectors.body.simulated]).toEqual([3, false])
    expect(vectors.body.vectors[0]?.path[0]).toEqual({ lat, lng })
    const distance = await visitor.post<{ GoogleAnswer: { value: number } }>(
      '/api/googleAPI/distancematrix/request',
      { lat, lng },
    )
    expect(distance.body.GoogleAnswer.value).toBeLessThan(vectors.body.average)
  })
})
