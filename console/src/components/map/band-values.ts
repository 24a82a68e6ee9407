/** The limits of the distance bands in kilometres, as texts take them. */
export function bandValues({ near, intermediate }: { near: number; intermediate: number }) {
  return { near: near / 1000, intermediate: intermediate / 1000 }
}
