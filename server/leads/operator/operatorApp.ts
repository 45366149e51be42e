/** The operator's addresses: /readyz as JSON and, if enabled, /metrics. Without the token they answer 404. */
import { type Context, Hono } from 'hono'
import { services } from '#src/site/routes.ts'
import type { OperatorSettings } from '../settings/operatorSettings.ts'
import type { HealthReport, Reporter } from './healthReport.ts'

const hashText = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Takes the same time wherever the texts differ, and whatever their lengths. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = [await hashText(given), await hashText(expected)]
  let difference = 0
  for (let index = 0; index < a.length; index++) difference |= (a[index] ?? 0) ^ (b[index] ?? 0)
  return difference === 0
}

/** @param now the time that metrics carry @returns the app that answers both addresses from the reporter */
export function createOperatorApp(
  reporter: Reporter,
  { reportToken, hasMetrics }: Pick<OperatorSettings, 'reportToken' | 'hasMetrics'>,
  now: () => Date = () => new Date(),
): Hono {
  const app = new Hono()
  const isKnown = async (context: Context) => {
    const token = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    return reportToken !== null && token !== undefined && (await isSameSecret(token, reportToken))
  }
  app.get(services.readiness, async (context) => {
    if (!(await isKnown(context))) return context.text('Not found.\n', 404)
    const report = await reporter.report()
    return context.json(report, report.ok ? 200 : 503)
  })
  app.get(services.metrics, async (context) => {
    if (!hasMetrics || !(await isKnown(context))) return context.text('Not found.\n', 404)
    return context.body(writeOpenMetrics(await reporter.report(), now()), 200, { 'Content-Type': OPENMETRICS_TYPE })
  })
  return app
}

const OPENMETRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/**
 * @param now for ages
 * @returns the report as OpenMetrics text (https://prometheus.io/docs/specs/om/open_metrics_spec/)
 */
export function writeOpenMetrics({ writable, ok, counts, channels, oldestUndelivered }: HealthReport, now: Date): string {
  const lines: string[] = []
  const addGauge = (name: string, help: string, samples: [labels: string, value: number][]) => {
    lines.push(`# TYPE ${name} gauge`, `# HELP ${name} ${help}`)
    for (const [labels, value] of samples) lines.push(`${name}${labels} ${value}`)
  }
  addGauge('leads_store_writable', 'Whether a lead could be stored right now.', [['', Number(writable)]])
  addGauge('leads_ok', 'Whether there is no problem at all.', [['', Number(ok)]])
  if (counts) {
    addGauge('leads_stored', 'Leads in the store.', [
      ['{state="open"}', counts.leads - counts.quarantined],
      ['{state="quarantined"}', counts.quarantined],
    ])
    addGauge('leads_deliveries', 'Deliveries by state; those that wait are untried or retrying.', [
      ['{state="untried"}', counts.untried],
      ['{state="retrying"}', counts.retrying],
      ['{state="delivered"}', counts.delivered],
      ['{state="dead"}', counts.dead],
    ])
  }
  addGauge(
    'leads_undelivered',
    'Deliveries that are waiting or dead, by channel.',
    channels.map(({ channel, waiting, dead }) => [`{channel="${channel}"}`, waiting + dead]),
  )
  const age = oldestUndelivered ? Math.max(0, (now.getTime() - Date.parse(oldestUndelivered)) / 1000) : 0
  addGauge('leads_oldest_undelivered_seconds', 'Age of the oldest lead that nobody was told of.', [['', Math.round(age)]])
  return `${lines.join('\n')}\n# EOF\n`
}
