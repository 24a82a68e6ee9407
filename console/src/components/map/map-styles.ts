import type { FeatureLike } from 'ol/Feature.js'
import { Point } from 'ol/geom.js'
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js'
import { ROUTE_PATTERNS } from './route-patterns.ts'

/** The tokens that the canvas needs, read once from the page. */
export interface Palette {
  ink: string
  inkSoft: string
  paper: string
  card: string
  green: string
  greenSoft: string
  info: string
  infoSoft: string
  danger: string
  accent: string
  onGreen: string
  line: string
  lineStrong: string
  font: string
}

export function readPalette(element: Element): Palette {
  const styles = getComputedStyle(element)
  const token = (name: string) => styles.getPropertyValue(name).trim()
  return {
    ink: token('--ink'),
    inkSoft: token('--ink-soft'),
    paper: token('--paper'),
    card: token('--card'),
    green: token('--green'),
    greenSoft: token('--green-soft'),
    info: token('--info'),
    infoSoft: token('--info-soft'),
    danger: token('--danger'),
    accent: token('--accent'),
    onGreen: token('--on-green'),
    line: token('--line'),
    lineStrong: token('--line-strong'),
    font: token('--font') || 'sans-serif',
  }
}

/** A route tells itself apart by colour, by pattern and by the name that stands on it. */
export function routeStyles(palette: Palette, place: number, { name, at }: RouteName): Style[] {
  const pattern = ROUTE_PATTERNS[place % ROUTE_PATTERNS.length]
  if (!pattern) return []
  const colour = palette[pattern.token]
  const casing = new Stroke({ color: palette.card, width: pattern.width + 4 })
  const line = new Stroke({ color: colour, width: pattern.width, lineDash: pattern.dash })
  const label = new Text({
    text: name,
    font: `600 13px ${palette.font}`,
    fill: new Fill({ color: colour }),
    backgroundFill: new Fill({ color: palette.card }),
    backgroundStroke: new Stroke({ color: colour, width: 1 }),
    padding: [2, 5, 1, 6],
  })
  return [
    new Style({ stroke: casing }),
    new Style({ stroke: line }),
    new Style({ text: label, geometry: new Point(at), zIndex: 1 }),
  ]
}

interface RouteName {
  name: string
  /** Where it stands, as the map counts. */
  at: number[]
}

/** The school: a named mark that stays where it is. */
export function schoolStyle(palette: Palette, name: string): Style[] {
  const halo = new Stroke({ color: palette.card, width: 4 })
  return [
    new Style({
      image: new Circle({
        radius: 9,
        fill: new Fill({ color: palette.ink }),
        stroke: new Stroke({ color: palette.card, width: 3 }),
      }),
    }),
    new Style({
      text: new Text({
        text: name,
        font: `600 14px ${palette.font}`,
        offsetX: 16,
        textAlign: 'left',
        fill: new Fill({ color: palette.ink }),
        stroke: halo,
      }),
    }),
  ]
}

/** The base of our own: quiet ground, water, hills, roads and names. */
export function baseStyle(palette: Palette): (feature: FeatureLike, resolution: number) => Style | undefined {
  // Tokens are six hex digits; two more make them see-through.
  const areas = {
    water: new Style({ fill: new Fill({ color: palette.infoSoft }) }),
    hills: new Style({ fill: new Fill({ color: palette.greenSoft }) }),
    town: new Style({ fill: new Fill({ color: `${palette.line}80` }) }),
  }
  const river = new Style({ stroke: new Stroke({ color: palette.info, width: 1.5 }) })
  const road = new Style({ stroke: new Stroke({ color: palette.lineStrong, width: 2 }) })
  const border = new Style({ stroke: new Stroke({ color: palette.lineStrong, width: 1, lineDash: [4, 4] }) })
  const named = new Map<string, Style>()

  return (feature) => {
    const kind = String(feature.get('kind') ?? '')
    if (feature.getGeometry()?.getType().includes('Point')) return nameOf(feature, palette, named)
    if (kind === 'water' || kind === 'hills' || kind === 'town') return areas[kind]
    if (kind === 'river') return river
    return kind === 'border' ? border : road
  }
}

function nameOf(feature: FeatureLike, palette: Palette, named: Map<string, Style>): Style | undefined {
  const name = String(feature.get('name') ?? '')
  if (!name) return undefined
  const known = named.get(name)
  if (known) return known
  const style = new Style({
    text: new Text({
      text: name,
      font: `13px ${palette.font}`,
      fill: new Fill({ color: palette.inkSoft }),
      stroke: new Stroke({ color: palette.paper, width: 3 }),
    }),
  })
  named.set(name, style)
  return style
}
