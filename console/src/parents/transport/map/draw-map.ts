import Feature from 'ol/Feature.js'
import OlMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import View from 'ol/View.js'
import { defaults as controls } from 'ol/control/defaults.js'
import { mouseOnly, platformModifierKeyOnly } from 'ol/events/condition.js'
import { boundingExtent, buffer, containsCoordinate, getWidth } from 'ol/extent.js'
import type { Extent } from 'ol/extent.js'
import GeoJSON from 'ol/format/GeoJSON.js'
import { LineString, Point as PointGeometry } from 'ol/geom.js'
import { DragPan, MouseWheelZoom } from 'ol/interaction.js'
import { defaults as interactions } from 'ol/interaction/defaults.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat, toLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import XYZ from 'ol/source/XYZ.js'
import type { Point } from '../place.ts'
import { baseStyle, readPalette, routeStyles, schoolStyle } from './map-styles.ts'
import type { Palette } from './map-styles.ts'

/** Pixels that the pin needs to be seen whole. */
const PIN_ROOM = 56

interface Drawing {
  target: HTMLElement
  /** The element that stands for the home. */
  pin: HTMLElement
  school: Point & { name: string }
  /** null: our own vector base. */
  tileUrl: string | null
  labels: { zoomIn: string; zoomOut: string }
  onPick: (point: Point) => void
  onBaseFailed: () => void
}

export interface HomeMap {
  /** Moves the pin; the view follows only when the pin would leave it. */
  place: (point: Point) => void
  /** Moves the pin and shows home and school together. */
  frame: (point: Point) => void
  drawRoutes: (paths: readonly (readonly Point[])[]) => void
  /** Carries the pin under a pointer that holds it at `grip` pixels from its tip; answers where the tip is. */
  carry: (event: MouseEvent, grip: { x: number; y: number }) => Point
  dispose: () => void
}

/** Draws the map in its target: base, school, routes and the pin of the home. */
export function drawMap(drawing: Drawing): HomeMap {
  const palette = readPalette(drawing.target)
  const school = fromLonLat([drawing.school.lng, drawing.school.lat])
  const routes = new VectorSource()
  const pin = new Overlay({ element: drawing.pin, positioning: 'bottom-center' })
  const view = new View({ center: school, zoom: 11, minZoom: 8, maxZoom: 18 })
  const map = new OlMap({
    target: drawing.target,
    view,
    layers: [
      baseLayer(drawing, palette),
      new VectorLayer({ source: routes, zIndex: 1 }),
      new VectorLayer({ source: schoolSource(drawing.school, palette), zIndex: 2 }),
    ],
    overlays: [pin],
    controls: controls({
      rotate: false,
      attribution: drawing.tileUrl !== null,
      zoomOptions: { zoomInTipLabel: drawing.labels.zoomIn, zoomOutTipLabel: drawing.labels.zoomOut },
    }),
    interactions: calmInteractions(),
  })
  // One finger scrolls the page over the map; two move it.
  map.getViewport()?.style.setProperty('touch-action', 'pan-x pan-y')
  map.on('singleclick', (event) => drawing.onPick(toPoint(event.coordinate)))

  const frame = (point: Point) => {
    const home = fromLonLat([point.lng, point.lat])
    pin.setPosition(home)
    show(map, boundingExtent([home, school]))
  }
  return {
    frame,
    place(point) {
      const home = fromLonLat([point.lng, point.lat])
      if (pin.getPosition() && containsCoordinate(inner(map), home)) pin.setPosition(home)
      else frame(point)
    },
    drawRoutes(paths) {
      routes.clear()
      // The first is the best one: it is drawn last, on top.
      for (const [place, path] of [...paths.entries()].reverse()) {
        const line = new Feature(new LineString(path.map(({ lng, lat }) => fromLonLat([lng, lat]))))
        line.setStyle(routeStyles(palette, place))
        routes.addFeature(line)
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

function baseLayer({ tileUrl, onBaseFailed }: Drawing, palette: Palette) {
  if (tileUrl) return new TileLayer({ source: new XYZ({ url: tileUrl }) })
  const source = new VectorSource({ url: '/sabana.geojson', format: new GeoJSON() })
  source.on('featuresloaderror', onBaseFailed)
  return new VectorLayer({ source, style: baseStyle(palette), declutter: true })
}

function schoolSource(school: Drawing['school'], palette: Palette): VectorSource {
  const mark = new Feature(new PointGeometry(fromLonLat([school.lng, school.lat])))
  mark.setStyle(schoolStyle(palette, school.name))
  return new VectorSource({ features: [mark] })
}

// The map never takes the page's scroll: the wheel needs Ctrl or Cmd, a finger needs a second one.
function calmInteractions() {
  const pan: DragPan = new DragPan({ condition: (event) => mouseOnly(event) || pan.getPointerCount() === 2 })
  return interactions({
    dragPan: false,
    mouseWheelZoom: false,
    altShiftDragRotate: false,
    pinchRotate: false,
  }).extend([pan, new MouseWheelZoom({ condition: platformModifierKeyOnly })])
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

function toPoint(coordinate: number[]): Point {
  const [lng = 0, lat = 0] = toLonLat(coordinate)
  return { lat, lng }
}
