/**
 * Stands in for parts of OpenLayers that it brings for every map: the controls and interactions of a map that names
 * none, styles written as expressions, and asking a layer for its features apart from the map. Ours do without.
 */
function refuseMapPart(): never {
  throw new Error('This part of OpenLayers is left out of the build')
}

export {
  refuseMapPart as createHitDetectionImageData,
  refuseMapPart as defaults,
  refuseMapPart as flatStyleLikeToStyleFunction,
  refuseMapPart as hitDetect,
}
export const HIT_DETECT_RESOLUTION = Number.NaN
