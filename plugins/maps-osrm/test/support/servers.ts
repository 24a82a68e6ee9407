import { readFileSync } from 'node:fs'
import type { Read } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import { plugin } from '../../src/index.ts'

export const osrm = 'https://rutas.colegio.example'
export const geocoder = 'https://direcciones.colegio.example'
export const home = { lat: 4.676, lng: -74.048 }
export const school = { lat: 4.8186, lng: -74.0347 }
export const read: Read = { signal: new AbortController().signal, trace: 'test' }
export const userAgent = 'MatriculaHub/1.0 (sistemas@colegio.example)'

interface ServersOptions {
  readonly osrm?: object
  readonly geocoder?: object
  readonly keepMinutes?: number
}

/** As an operator would write them, own servers with a pace of theirs. */
export function givenSettings({ osrm: more = {}, geocoder: other = {}, ...rest }: ServersOptions = {}) {
  return {
    osrm: { url: osrm, requestsPerSecond: 100, ...more },
    geocoder: { url: geocoder, requestsPerSecond: 100, ...other },
    contact: 'sistemas@colegio.example',
    ...rest,
  }
}

/** An adapter before two servers, which nock answers until the test ends. */
export function anAdapter(given: ServersOptions = {}, { now = () => new Date('2026-02-02T11:00:00Z') } = {}) {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  const kit = memoryKit({ now })
  const { value, error } = plugin.settings.validate(givenSettings(given))
  if (error !== undefined) throw error
  return { adapter: plugin.create(value, kit), kit }
}

/** An answer as theirs, with invented data. */
export function recorded(name: string): object {
  const parsed: unknown = JSON.parse(
    readFileSync(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8'),
  )
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${name} is no recording`)
  return parsed
}

export const ends = '-74.048000,4.676000;-74.034700,4.818600'
