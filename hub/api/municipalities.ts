export interface Municipality {
  /** Of the national statistics office (DIVIPOLA): department and municipality. */
  readonly code: string
  readonly name: string
}

export interface Department {
  readonly name: string
  readonly municipalities: readonly Municipality[]
}

/**
 * Municipalities that a form offers by name: the capitals of all departments, and those around Bogotá. Whoever lives in
 * another one writes its code. A line is a department, and behind it code and name of each.
 */
const list = `Amazonas:91001 Leticia
Antioquia:05001 Medellín
Arauca:81001 Arauca
Archipiélago de San Andrés, Providencia y Santa Catalina:88001 San Andrés
Atlántico:08001 Barranquilla
Bogotá, D. C.:11001 Bogotá, D. C.
Bolívar:13001 Cartagena de Indias
Boyacá:15001 Tunja
Caldas:17001 Manizales
Caquetá:18001 Florencia
Casanare:85001 Yopal
Cauca:19001 Popayán
Cesar:20001 Valledupar
Chocó:27001 Quibdó
Córdoba:23001 Montería
Cundinamarca:25126 Cajicá;25175 Chía;25214 Cota;25269 Facatativá;25286 Funza;25290 Fusagasugá;25295 Gachancipá;25307 Girardot;25322 Guasca;25377 La Calera;25430 Madrid;25473 Mosquera;25754 Soacha;25758 Sopó;25785 Tabio;25799 Tenjo;25817 Tocancipá;25899 Zipaquirá
Guainía:94001 Inírida
Guaviare:95001 San José del Guaviare
Huila:41001 Neiva
La Guajira:44001 Riohacha
Magdalena:47001 Santa Marta
Meta:50001 Villavicencio
Nariño:52001 Pasto
Norte de Santander:54001 Cúcuta
Putumayo:86001 Mocoa
Quindío:63001 Armenia
Risaralda:66001 Pereira
Santander:68001 Bucaramanga
Sucre:70001 Sincelejo
Tolima:73001 Ibagué
Valle del Cauca:76001 Cali
Vaupés:97001 Mitú
Vichada:99001 Puerto Carreño`

export const departments: readonly Department[] = list.split('\n').map((line) => {
  const [name = '', municipalities = ''] = line.split(':')
  return { name, municipalities: municipalities.split(';').map(municipalityIn) }
})

function municipalityIn(text: string): Municipality {
  return { code: text.slice(0, 5), name: text.slice(6) }
}

/** What a code is called; null for one that the list lacks. */
export function municipalityName(code: string): string | null {
  for (const { municipalities } of departments) {
    const found = municipalities.find((one) => one.code === code)
    if (found !== undefined) return found.name
  }
  return null
}
