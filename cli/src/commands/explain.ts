import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { studentCode } from '../flags.ts'
import { examples } from '../help.ts'
import type { ExplainedItem, Explanation } from '../tasks/explain/explanation.ts'
import { type Locale, translator } from '../i18n.ts'

/** Where an amount comes from, rule by rule. */
export function addExplain(program: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('explain', locale)
  program
    .command('explain')
    .argument('<student>', t('student'), studentCode)
    .argument('[item]', t('item'))
    .option('--total', t('total'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula explain 10001',
        'matricula explain 10001 CM-0001-1',
        'matricula explain 10001 --total',
      ]),
    )
    .action(async (student: string, code: string | undefined, { total }: { total?: boolean }) => {
      if (code !== undefined && total === true) throw new UsageFault(t('both'))
      const [{ explainStudent }, { signInLine }, { explanationLines, itemLines, sumLines }] =
        await Promise.all([
          import('../tasks/explain/explain-student.ts'),
          import('../views/sign-in-line.ts'),
          import('../views/explanation-lines.ts'),
        ])
      const { explanation, by, sees } = await explainStudent(await context.hub(), student, locale)
      const { of, period, token } = explanation
      const item = code === undefined ? null : await itemIn(explanation, code, locale)
      if (by !== null) out.info(...signInLine(sees, locale))
      out.info(
        period === null
          ? t('ofOrder', { token: token ?? '' })
          : t(by === 'family' ? 'ofQuote' : 'ofSeason', {
              period: translator('quote', locale)(`period${period}`),
            }),
      )
      if (total === true) {
        out.printResult({ ...explanation, items: explanation.items.map(withoutSteps) }, () =>
          sumLines(explanation, locale),
        )
      } else if (item === null) out.printResult(explanation, (one) => explanationLines(one, locale))
      else out.printResult({ student, of, token, period, ...item }, (one) => itemLines(one, { of, locale }))
    })
}

function withoutSteps({ steps: _steps, ...item }: ExplainedItem) {
  return item
}

async function itemIn({ items, student }: Explanation, code: string, locale: Locale): Promise<ExplainedItem> {
  const found = items.find((item) => item.code.toUpperCase() === code.toUpperCase())
  if (found !== undefined) return found
  const t = translator('explain', locale)
  const { nearest } = await import('../nearest.ts')
  const codes = items.map((item) => item.code)
  const near = nearest(code, codes)
  throw new UsageFault(t('noItem', { student, item: code }), [
    near === null ? t('known', { items: codes.join(', ') }) : t('meant', { item: near }),
  ])
}
