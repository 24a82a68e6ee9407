import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js'
import { formatCount } from '../../numbers.ts'
import type { Palette } from '../../components/map/map-styles.ts'
import type { HomeMarker } from './index-homes.ts'

/** A cluster is a disc with its count, a home a dot with its school code. */
export function spotStyles(palette: Palette): (spot: HomeMarker) => Style {
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
export function ringStyle(palette: Palette, spot: HomeMarker): Style {
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
