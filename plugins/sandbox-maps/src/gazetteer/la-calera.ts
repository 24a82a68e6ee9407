import type { GazetteerEntry } from './entry.ts'

/** La Calera: the town, its veredas and its roads. */
export const laCalera: readonly GazetteerEntry[] = [
  ['La Calera Centro', 4.721, -73.969],
  ['Parque Principal de La Calera', 4.7212, -73.9687],
  ['Alcaldía de La Calera', 4.7216, -73.9694],
  ['El Rodeo', 4.7182, -73.9722],
  ['San Carlos', 4.7232, -73.9662],
  ['La Portada', 4.7152, -73.9702],
  ['Altos de La Calera', 4.7242, -73.9732],
  ['Arboretto', 4.7262, -73.9712],
  ['La Pradera de Potosí', 4.7532, -74.0002],
  ['Vereda Márquez', 4.7452, -73.9732],
  ['Vereda San Rafael', 4.7092, -73.9822],
  ['Vereda El Salitre', 4.7012, -73.9772],
  ['Vereda El Hato', 4.7352, -73.9902],
  ['Vereda La Aurora', 4.7792, -73.9702],
  ['Vereda Altamar', 4.7402, -73.9502],
  ['Vereda San José', 4.6852, -73.9602],
  ['Vereda Santa Helena', 4.7302, -73.9402],
  ['Embalse de los Pinos', 4.7052, -73.9912],
  ['Mirador de la Paloma', 4.6722, -74.0222],
  ['Vía La Calera con Circunvalar', 4.6602, -74.0462],
  ['Peaje de Los Patios', 4.6692, -74.0252],
  ['Alto de Patios', 4.6702, -74.0232],
  ['Vía La Calera Sopó', 4.7902, -73.9602],
]
