import Feature from 'ol/Feature.js'
import OlMap from 'ol/Map.js'
import type Overlay from 'ol/Overlay.js'
import type View from 'ol/View.js'
import Zoom from 'ol/control/Zoom.js'
import { mouseOnly, platformModifierKeyOnly } from 'ol/events/condition.js'
import GeoJSON from 'ol/format/GeoJSON.js'
import { Point as PointGeometry } from 'ol/geom.js'
import {
  DoubleClickZoom,
  DragPan,
  DragZoom,
  KeyboardPan,
  KeyboardZoom,
  MouseWheelZoom,
  PinchZoom,
} from 'ol/interaction.js'
import type BaseLayer from 'ol/layer/Base.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat, toLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import 'ol/ol.css'
import './base-map.css'
import { baseStyle, readPalette, schoolStyle } from './map-styles.ts'
import type { Palette } from './map-styles.ts'
import type { Point } from './place.ts'

export interface BaseMap {
  target: HTMLElement
  school: Point & { name: string }
  /** null: our own vector base. */
  tileUrl: string | null
  labels: { zoomIn: string; zoomOut: string }
  onBaseFailed: () => void
}

interface Content {
  view: View
  overlays?: Overlay[]
  /** What lies between the ground and the school's mark. */
  layersOf: (palette: Palette) => BaseLayer[]
}

/** A map of the school's surroundings: ground, school, calm controls, and the layers of who asks for it. */
export function drawBase(base: BaseMap, { view, overlays = [], layersOf }: Content): OlMap {
  const palette = readPalette(base.target)
  const duration = zoomMs()
  const map = new OlMap({
    target: base.target,
    view,
    layers: [
      ...(base.tileUrl === null ? [ownGround(base, palette)] : []),
      ...layersOf(palette),
      new VectorLayer({ source: schoolSource(base.school, palette), zIndex: 2 }),
    ],
    overlays,
    controls: [
      new Zoom({ duration, zoomInTipLabel: base.labels.zoomIn, zoomOutTipLabel: base.labels.zoomOut }),
    ],
    interactions: calmInteractions(duration),
  })
  if (base.tileUrl !== null) void layTiles(map, base.tileUrl).catch(base.onBaseFailed)
  // One finger scrolls the page over the map; two move it.
  map.getViewport()?.style.setProperty('touch-action', 'pan-x pan-y')
  return map
}

/** How long the view may take to its new place: not at all for who asks for less motion. */
export function zoomMs(): number {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150
}

export function toCoordinate({ lat, lng }: Point): number[] {
  return fromLonLat([lng, lat])
}

export function toPoint(coordinate: number[]): Point {
  const [lng = 0, lat = 0] = toLonLat(coordinate)
  return { lat, lng }
}

/** Few schools have tiles: what draws them comes when it is needed. */
async function layTiles(map: OlMap, url: string): Promise<void> {
  const { attribution, tileGround } = await import('./tile-ground.ts')
  map.getLayers().insertAt(0, tileGround(url))
  map.addControl(attribution())
}

function ownGround({ onBaseFailed }: BaseMap, palette: Palette): VectorLayer {
  const source = new VectorSource({ url: '/sabana.geojson', format: new GeoJSON() })
  source.on('featuresloaderror', onBaseFailed)
  return new VectorLayer({ source, style: baseStyle(palette), declutter: true })
}

function schoolSource(school: BaseMap['school'], palette: Palette): VectorSource {
  const mark = new Feature(new PointGeometry(toCoordinate(school)))
  mark.setStyle(schoolStyle(palette, school.name))
  return new VectorSource({ features: [mark] })
}

// The map never takes the page's scroll: the wheel needs Ctrl or Cmd, a finger needs a second one.
function calmInteractions(duration: number) {
  const pan: DragPan = new DragPan({ condition: (event) => mouseOnly(event) || pan.getPointerCount() === 2 })
  return [
    new DoubleClickZoom({ duration }),
    new PinchZoom({ duration }),
    new DragZoom({ duration }),
    pan,
    new MouseWheelZoom({ condition: platformModifierKeyOnly, duration }),
    new KeyboardPan({ duration }),
    new KeyboardZoom({ duration }),
  ]
}
