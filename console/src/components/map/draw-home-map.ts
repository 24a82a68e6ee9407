import Feature from 'ol/Feature.js'
import type OlMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import View from 'ol/View.js'
import { boundingExtent, buffer, containsCoordinate, getWidth } from 'ol/extent.js'
import type { Extent } from 'ol/extent.js'
import { LineString } from 'ol/geom.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import { drawBase, toCoordinate, toPoint } from './base-map.ts'
import type { BaseMap } from './base-map.ts'
import { readPalette, routeStyles } from './map-styles.ts'
import type { Point } from './place.ts'

/** Pixels that the pin needs to be seen whole. */
const PIN_ROOM = 56

/** How far along its way each route is named: not side by side, where they lie near to each other. */
const NAMED_AT = [0.35, 0.5, 0.65]

interface Drawing extends BaseMap {
  /** The element that stands for the home. */
  pin: HTMLElement
  onPick: (point: Point) => void
}

/** One way from the home to the school. */
export interface NamedRoute {
  name: string
  path: readonly Point[]
}

export interface HomeMap {
  /** Moves the pin; the view follows only when the pin would leave it. */
  place: (point: Point) => void
  /** Moves the pin and shows home and school together. */
  frame: (point: Point) => void
  drawRoutes: (routes: readonly NamedRoute[]) => void
  /** Carries the pin under a pointer that holds it at `grip` pixels from its tip; answers where the tip is. */
  carry: (event: MouseEvent, grip: { x: number; y: number }) => Point
  dispose: () => void
}

/** Draws the map in its target: base, school, routes and the pin of the home. */
export function drawHomeMap(drawing: Drawing): HomeMap {
  const palette = readPalette(drawing.target)
  const school = toCoordinate(drawing.school)
  const routes = new VectorSource()
  const pin = new Overlay({ element: drawing.pin, positioning: 'bottom-center' })
  const map = drawBase(drawing, {
    view: new View({ center: school, zoom: 11, minZoom: 8, maxZoom: 18 }),
    overlays: [pin],
    layersOf: () => [new VectorLayer({ source: routes, zIndex: 1 })],
  })
  map.on('singleclick', (event) => drawing.onPick(toPoint(event.coordinate)))

  const frame = (point: Point) => {
    const home = toCoordinate(point)
    pin.setPosition(home)
    show(map, boundingExtent([home, school]))
  }
  return {
    frame,
    place(point) {
      const home = toCoordinate(point)
      if (pin.getPosition() && containsCoordinate(inner(map), home)) pin.setPosition(home)
      else frame(point)
    },
    drawRoutes(ways) {
      routes.clear()
      // The first is the best one: it is drawn last, on top.
      for (const [place, { name, path }] of [...ways.entries()].reverse()) {
        const line = new LineString(path.map(toCoordinate))
        const way = new Feature(line)
        way.setStyle(routeStyles(palette, place, { name, at: line.getCoordinateAt(NAMED_AT[place] ?? 0.5) }))
        routes.addFeature(way)
      }
      const extent = routes.getExtent()
      if (extent && !routes.isEmpty()) show(map, extent)
    },
    carry(event, grip) {
      const [x = 0, y = 0] = map.getEventPixel(event)
      const tip = map.getCoordinateFromPixel([x + grip.x, y + grip.y])
      pin.setPosition(tip)
      return toPoint(tip)
    },
    dispose: () => map.setTarget(),
  }
}

function show(map: OlMap, extent: Extent): void {
  const roomy = buffer(extent, Math.max(getWidth(extent) * 0.1, 600))
  map.getView().fit(roomy, { padding: [64, 80, 24, 32], maxZoom: 15, ...sizeOf(map) })
}

function sizeOf(map: OlMap) {
  const size = map.getSize()
  return size ? { size } : {}
}

function inner(map: OlMap): Extent {
  const view = map.getView()
  return buffer(view.calculateExtent(map.getSize()), -PIN_ROOM * (view.getResolution() ?? 0))
}
