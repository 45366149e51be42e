import type { HealthReport } from './healthReport.ts'

export const OPENMETRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

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
