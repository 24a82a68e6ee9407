import { readFileSync } from 'node:fs'
import type { Read } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import { plugin } from '../../src/index.ts'

export const key = 'AIza-invented-key'
export const home = { lat: 4.676, lng: -74.048 }
export const school = { lat: 4.8186, lng: -74.0347 }
export const read: Read = { signal: new AbortController().signal, trace: 'test' }

export const servers = {
  routes: 'https://routes.googleapis.com',
  geocoding: 'https://maps.googleapis.com',
  places: 'https://places.googleapis.com',
} as const

/** An adapter before the real addresses, which nock answers until the test ends. */
export function anAdapter(settings: object = {}, { now = () => new Date('2026-02-02T11:00:00Z') } = {}) {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  const kit = memoryKit({ now })
  const checked = plugin.settings.validate({ apiKey: key, ...settings })
  if (checked.error !== undefined) throw checked.error
  return { adapter: plugin.create(checked.value, kit), kit }
}

/** An answer as theirs, with invented data. */
export function recorded(name: string): object {
  const parsed: unknown = JSON.parse(
    readFileSync(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8'),
  )
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${name} is no recording`)
  return parsed
}

export const geocodingPath = '/maps/api/geocode/json'
export const routesPath = '/directions/v2:computeRoutes'
