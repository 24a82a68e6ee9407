import Attribution from 'ol/control/Attribution.js'
import TileLayer from 'ol/layer/Tile.js'
import XYZ from 'ol/source/XYZ.js'

/** The ground of a school that has a server of map tiles. */
export function tileGround(url: string): TileLayer {
  return new TileLayer({ source: new XYZ({ url }) })
}

/** Whose map the tiles are. */
export function attribution(): Attribution {
  return new Attribution()
}
