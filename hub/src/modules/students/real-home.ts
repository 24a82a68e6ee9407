import { inspect } from 'node:util'
import type { Place, Point } from '@matricula/contract'
import type { Caller } from '../../http/caller.ts'
import { mayRead } from '../../http/personal-data.ts'

/** The neighbourhood, not the door: about a hundred metres. */
const decimals = 3

/**
 * Where a student lives. Nobody but those who plan the routes is told more than the neighbourhood: whatever becomes
 * of a home on its way out, it leaves masked. The mask is a grid, so that one home has one mask however often it is
 * asked for, and siblings have the same.
 */
export class RealHome {
  readonly #place: Place

  constructor({ lat, lng, address }: Place) {
    this.#place = { lat, lng, address }
  }

  /** What anybody may know of it. An address is a street and often a door: none leaves. */
  get masked(): Place {
    return { ...this.maskedPoint, address: '' }
  }

  get maskedPoint(): Point {
    const { lat, lng } = this.#place
    return { lat: Number(lat.toFixed(decimals)), lng: Number(lng.toFixed(decimals)) }
  }

  /** The place itself for those who plan the routes; null for everybody else. */
  exactFor(caller: Caller): Place | null {
    return mayRead(caller, 'home') ? this.exactPlace() : null
  }

  /** Whether a browser that sends this point back means this home. */
  isShownAs({ lat, lng }: Point): boolean {
    const shown = this.maskedPoint
    return shown.lat === lat && shown.lng === lng
  }

  /** The door. A law names the files that may ask: what measures a price by it, and what keeps it. */
  exactPlace(): Place {
    return { ...this.#place }
  }

  toJSON(): Place {
    return this.masked
  }

  [inspect.custom](): string {
    return 'RealHome'
  }
}
