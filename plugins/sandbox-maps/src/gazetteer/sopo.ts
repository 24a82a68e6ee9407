import type { GazetteerEntry } from './entry.ts'

/** Sopó: the town, its veredas and its roads. */
export const sopo: readonly GazetteerEntry[] = [
  ['Sopó Centro', 4.9075, -73.9406],
  ['Parque Principal de Sopó', 4.9077, -73.9403],
  ['Alcaldía de Sopó', 4.9081, -73.9411],
  ['Rafael Reyes', 4.9052, -73.9432],
  ['El Carmen de Sopó', 4.9102, -73.9382],
  ['San Agustín de Sopó', 4.9032, -73.9402],
  ['Los Sauces de Sopó', 4.9112, -73.9432],
  ['Villa Olímpica de Sopó', 4.9022, -73.9372],
  ['Vereda Hatogrande', 4.8852, -73.9802],
  ['Vereda Briceño', 4.9402, -73.9282],
  ['Briceño Centro', 4.9432, -73.9242],
  ['Vereda Gratamira', 4.8882, -73.9552],
  ['Vereda Mercenario', 4.8952, -73.9682],
  ['Vereda Chuscal', 4.8942, -73.9252],
  ['Vereda La Violeta', 4.9182, -73.9302],
  ['Vereda Meusa', 4.8782, -73.9302],
  ['Vereda Pueblo Viejo', 4.8722, -73.9452],
  ['Aposentos', 4.8682, -73.9622],
  ['Parque de los Sauces y Lagos', 4.9312, -73.9472],
  ['Vía Sopó Briceño', 4.9232, -73.9362],
]
