import type { Dice } from './dice.ts'

export type Gender = 'F' | 'M'

const girls =
  'Mariana Valentina Isabella Sofía Luciana Gabriela Salomé Antonella María Juana Catalina Daniela Manuela Sara Laura Emilia Victoria Renata Paula Amelia Natalia Elena Martina Violeta Julieta Alejandra Camila Abril'
const boys =
  'Santiago Samuel Matías Nicolás Emiliano Juan Martín Tomás Jerónimo Alejandro Sebastián Daniel Felipe Simón Joaquín Gabriel David Andrés Lucas Miguel Esteban Agustín Emmanuel Rafael Julián Camilo Pablo Ignacio'
const women =
  'Adriana Claudia Carolina Diana Paola Marcela Ángela Liliana Mónica Andrea Lina Juliana Luz Gloria Patricia Sandra Ximena Viviana Natalia Ana'
const men =
  'Carlos Andrés Jorge Mauricio Ricardo Fernando Germán Hernán Óscar Javier Diego Álvaro Iván Camilo Luis Felipe Eduardo Gustavo Rodrigo Jaime'
const surnames =
  'Rodríguez Gómez González Martínez García López Hernández Sánchez Ramírez Pérez Díaz Muñoz Rojas Moreno Jiménez Vargas Ortiz Castro Gutiérrez Suárez Ruiz Romero Álvarez Torres Valencia Cárdenas Restrepo Ospina Arango Bernal Cortés Parra Mejía Londoño Velásquez Salazar Acosta Peña Guerrero Bohórquez Niño Pulido Forero Quintero Cifuentes Camargo Uribe Cuéllar Samper Escobar Umaña Pardo Zapata Barragán Rincón Beltrán Riaño Prieto Sarmiento Vélez'

const words = (text: string): readonly string[] => text.split(' ')
const given = {
  child: { F: words(girls), M: words(boys) },
  adult: { F: words(women), M: words(men) },
}
const families = words(surnames)

/** One or two first names, never the same twice. */
export function firstNames(throws: Dice, age: 'child' | 'adult', gender: Gender): string {
  const first = throws.pick(given[age][gender])
  const second = throws.pick(given[age][gender])
  return throws.chance(45) && second !== first ? `${first} ${second}` : first
}

export function surname(throws: Dice): string {
  return throws.pick(families)
}
