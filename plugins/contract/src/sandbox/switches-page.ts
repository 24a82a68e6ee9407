import type { PageRequest, PageResponse } from '../pages.ts'
import { vendorFaults } from '../kit/stage.ts'
import type { FaultSwitch } from './fault-switch.ts'
import { html, type Markup } from './html.ts'
import { sandboxPage, type Locale, type PageLink } from './page.ts'
import type { SwitchBoard, SwitchField, SwitchValues } from './switch-board.ts'

export interface SwitchesPage {
  readonly brand: string
  /** The page's own address. */
  readonly here: string
  readonly links: readonly PageLink[]
  readonly board: SwitchBoard<SwitchValues>
  readonly faults: FaultSwitch
}

/** Shows how the vendor misbehaves now, and sets it when the form is posted. */
export async function handleSwitches(request: PageRequest, page: SwitchesPage): Promise<PageResponse> {
  if (request.method === 'GET') return show(request, page, request.query['saved'] ? 'saved' : null)
  if (!(await page.board.setFrom(request.form))) return show(request, page, 'refused')
  const vendorFault = vendorFaults.find((known) => known === request.form['trouble'])
  if (vendorFault) await page.faults.injectFault(vendorFault)
  else await page.faults.clearFault()
  return { is: 'redirect', to: `${page.here}?saved=1` }
}

async function show(
  { locale }: PageRequest,
  page: SwitchesPage,
  news: 'saved' | 'refused' | null,
): Promise<PageResponse> {
  const text = texts[locale]
  const values = await page.board.current()
  const vendorFault = await page.faults.current()
  const body = html`${news && newsMessage(news, locale)}
    <p>${text.intro}</p>
    <form method="post" action="${page.here}">
      <div class="field">
        <label for="trouble">${text.vendorFault}</label>
        <select id="trouble" name="trouble">
          <option value="">${text.none}</option>
          ${vendorFaults.map((name) => option(name, text.vendorFaults[name], name === vendorFault))}
        </select>
      </div>
      ${page.board.fields.map((field) => control(field, values[field.name] ?? 0, locale))}
      <div class="acts"><button>${text.save}</button></div>
    </form>`
  const { brand, links } = page
  return sandboxPage({
    locale,
    brand,
    links,
    title: text.title,
    body,
    status: news === 'refused' ? 400 : 200,
  })
}

function newsMessage(news: 'saved' | 'refused', locale: Locale): Markup {
  const text = texts[locale]
  return news === 'saved'
    ? html`<p class="message good" role="status">${text.saved}</p>`
    : html`<p class="message danger" role="alert">${text.refused}</p>`
}

function option(value: string, label: string, isChosen: boolean): Markup {
  return html`<option value="${value}" ${isChosen ? html` selected` : null}>${label}</option>`
}

function control(field: SwitchField, value: boolean | number, locale: Locale): Markup {
  const label = field.label[locale]
  if (field.as === 'flag') {
    const checked = value === true ? html` checked` : null
    return html`<label class="choice"
      ><input type="checkbox" name="${field.name}" ${checked} /> ${label}</label
    >`
  }
  return html`<div class="field">
    <label for="${field.name}">${label}</label>
    <input type="number" id="${field.name}" name="${field.name}" value="${Number(value)}" step="1" required />
  </div>`
}

const texts = {
  'es-CO': {
    title: 'Fallas simuladas',
    intro: 'Lo que marque aquí se aplica de inmediato y se conserva al reiniciar.',
    vendorFault: 'Cuando el colegio llama, el sistema',
    none: 'responde bien',
    vendorFaults: {
      unreachable: 'no está disponible',
      throttled: 'pide esperar',
      unauthorised: 'rechaza las credenciales',
      refuses: 'rechaza la solicitud',
      'hangs-up': 'la acepta y corta antes de responder',
      garbage: 'responde algo ilegible',
      hangs: 'no responde nunca',
    },
    save: 'Guardar',
    saved: 'Guardado.',
    refused: 'No se guardó: revise los números. Deben ser enteros y estar en su rango.',
  },
  en: {
    title: 'Simulated faults',
    intro: 'What you set here applies at once and stays after a restart.',
    vendorFault: 'When the school calls, the system',
    none: 'answers well',
    vendorFaults: {
      unreachable: 'is not available',
      throttled: 'asks to wait',
      unauthorised: 'refuses the credentials',
      refuses: 'refuses the request',
      'hangs-up': 'accepts it and hangs up before answering',
      garbage: 'answers something unreadable',
      hangs: 'never answers',
    },
    save: 'Save',
    saved: 'Saved.',
    refused: 'Not saved: check the numbers. They must be whole and within range.',
  },
} satisfies Record<Locale, object>
