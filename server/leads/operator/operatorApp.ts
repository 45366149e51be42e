/** The operator's addresses: /readyz as JSON and, if enabled, /metrics. Without the token they answer 404. */
import { type Context, Hono } from 'hono'
import { services } from '#src/site/routes.ts'
import type { OperatorSettings } from '../settings/operatorSettings.ts'
import type { Reporter } from './healthReport.ts'
import { OPENMETRICS_TYPE, writeOpenMetrics } from './metrics.ts'

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
