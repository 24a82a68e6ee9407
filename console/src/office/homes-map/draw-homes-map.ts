import Feature from 'ol/Feature.js'
import type OlMap from 'ol/Map.js'
import View from 'ol/View.js'
import { buffer, containsCoordinate } from 'ol/extent.js'
import { Point as PointGeometry } from 'ol/geom.js'
import VectorLayer from 'ol/layer/Vector.js'
import { transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js'
import type { CurrentSeason } from '../../api/types.ts'
import { drawBase, toCoordinate, zoomMs } from '../../components/map/base-map.ts'
import type { BaseMap } from '../../components/map/base-map.ts'
import { readPalette } from '../../components/map/map-styles.ts'
import type { Point } from '../../components/map/place.ts'
import { formatCount } from '../../numbers.ts'
import type { Palette } from '../../components/map/map-styles.ts'
import type { Bounds, HomeIndex, HomeMarker } from './index-homes.ts'

interface Drawing extends BaseMap {
  readonly start: CurrentSeason['map']['homes']
  readonly index: HomeIndex
  /** What is in view, each time that it has come to rest. */
  readonly onView: (spots: readonly HomeMarker[]) => void
  readonly onChoose: (spot: HomeMarker) => void
}

export interface HomesMap {
  /** To the season's first view. */
  readonly showStart: () => void
  /** Without a zoom it stays as near as it is. */
  readonly showPlace: (centre: Point, zoom?: number) => void
  readonly showBounds: (bounds: Bounds) => void
  /** Points at a spot; null at none. */
  readonly pointAt: (spot: HomeMarker | null) => void
  readonly dispose: () => void
}

/** Draws the homes of the view, clustered, over the school's surroundings. Arrow keys move it, + and - zoom it. */
export function drawHomesMap(drawing: Drawing): HomesMap {
  const { index, start, onView, onChoose } = drawing
  const palette = readPalette(drawing.target)
  const view = new View({
    center: toCoordinate(start.centre),
    zoom: start.zoom,
    minZoom: 6,
    maxZoom: start.maxClusterZoom,
    constrainResolution: true,
  })
  const spots = new VectorSource()
  const ring = new VectorSource()
  const spotsLayer = new VectorLayer({ source: spots, zIndex: 1, declutter: 'homes' })
  const map = drawBase(drawing, {
    view,
    layersOf: () => [spotsLayer, new VectorLayer({ source: ring, zIndex: 3 })],
  })
  const styleOf = spotStyles(palette)
  // It hears the arrow keys, + and - while it has the focus.
  drawing.target.tabIndex = 0

  map.on('moveend', () => {
    const inView = spotsInView(map, index)
    spots.clear(true)
    const pointed = ring.getFeatures()[0]?.get('spot') as HomeMarker | undefined
    if (!inView.some(({ key }) => key === pointed?.key)) ring.clear(true)
    spots.addFeatures(inView.map((spot) => markOf(spot, styleOf(spot))))
    const seen = view.calculateExtent(map.getSize())
    onView(inView.filter(({ at }) => containsCoordinate(seen, toCoordinate(at))))
  })
  map.on('click', ({ pixel }) => {
    const spot = spotAt(map, spotsLayer, pixel)
    if (spot !== null) onChoose(spot)
  })
  map.on('pointermove', ({ pixel, dragging }) => {
    if (!dragging) drawing.target.style.cursor = spotAt(map, spotsLayer, pixel) === null ? '' : 'pointer'
  })

  const showPlace = (centre: Point, zoom = view.getZoom() ?? start.zoom) =>
    view.animate({ center: toCoordinate(centre), zoom, duration: zoomMs() })
  return {
    showPlace,
    showStart: () => showPlace(start.centre, start.zoom),
    showBounds: (bounds) =>
      view.fit(transformExtent(bounds, 'EPSG:4326', view.getProjection()), {
        padding: [48, 64, 48, 48],
        maxZoom: 16,
        duration: zoomMs(),
      }),
    pointAt(spot) {
      ring.clear(true)
      if (spot !== null) ring.addFeature(markOf(spot, ringStyle(palette, spot)))
    },
    dispose: () => map.setTarget(),
  }
}

/** Those just outside too, so that the edge is not empty while the map is moved. */
function spotsInView(map: OlMap, index: HomeIndex): readonly HomeMarker[] {
  const view = map.getView()
  const resolution = view.getResolution() ?? 0
  const roomy = buffer(view.calculateExtent(map.getSize()), 100 * resolution)
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(roomy, view.getProjection(), 'EPSG:4326')
  return index.within([west, south, east, north], Math.round(view.getZoom() ?? 0))
}

function markOf(spot: HomeMarker, style: ReturnType<ReturnType<typeof spotStyles>>): Feature {
  const mark = new Feature({ geometry: new PointGeometry(toCoordinate(spot.at)), spot })
  mark.setStyle(style)
  return mark
}

function spotAt(map: OlMap, layer: VectorLayer, pixel: number[]): HomeMarker | null {
  const spot = map.forEachFeatureAtPixel(pixel, (mark) => mark.get('spot') as HomeMarker, {
    layerFilter: (one) => one === layer,
    hitTolerance: 6,
  })
  return spot ?? null
}

/** A cluster is a disc with its count, a home a dot with its school code. */
function spotStyles(palette: Palette): (spot: HomeMarker) => Style {
  const halo = new Stroke({ color: palette.card, width: 3 })
  const disc = {
    fill: new Fill({ color: palette.green }),
    stroke: new Stroke({ color: palette.card, width: 2 }),
  }
  const dot = new Circle({
    radius: 7,
    fill: new Fill({ color: palette.info }),
    stroke: new Stroke({ color: palette.card, width: 2 }),
    declutterMode: 'obstacle',
  })
  return (spot) =>
    spot.is === 'home'
      ? new Style({
          image: dot,
          text: new Text({
            text: spot.key,
            font: `600 13px ${palette.font}`,
            offsetY: 17,
            fill: new Fill({ color: palette.ink }),
            stroke: halo,
          }),
        })
      : new Style({
          image: new Circle({ ...disc, radius: radiusOf(spot.homes), declutterMode: 'obstacle' }),
          text: new Text({
            text: formatCount(spot.homes),
            font: `650 14px ${palette.font}`,
            fill: new Fill({ color: palette.onGreen }),
            declutterMode: 'none',
          }),
        })
}

/** The ring around the spot that the list points at. */
function ringStyle(palette: Palette, spot: HomeMarker): Style {
  return new Style({
    image: new Circle({
      radius: spot.is === 'home' ? 13 : radiusOf(spot.homes) + 5,
      stroke: new Stroke({ color: palette.accent, width: 4 }),
    }),
  })
}

/** Ten times the homes are seven pixels more. */
function radiusOf(homes: number): number {
  return 13 + 7 * Math.log10(homes)
}
