import { describe, expect, it } from 'vitest'
import { LEAD_FIELDS } from '../lead.ts'
import type { LeadWithDeliveries } from '../store/leadStoreData.ts'
import { writeCsvHeader, writeCsvLines } from './csv.ts'

const lead: LeadWithDeliveries = {
  reference: 'PP-ABCDEFGH',
  receivedAt: '2026-11-21T08:00:00.000Z',
  name: 'Ana "x" Duarte',
  email: 'ana@plant.example',
  company: 'Plant',
  phone: '+1 312 555 0100',
  industry: 'Manufacturing',
  employees: 420,
  currentTool: '',
  message: 'Two sites,\nthree shifts.',
  topic: '',
  consent: true,
  campaign: { utm_source: 'fair & co', landing: '/industries/manufacturing' },
  revision: 1,
  updatedAt: null,
  firstDeliveredAt: null,
  quarantine: null,
  deliveries: [
    {
      channel: 'webhook',
      state: 'delivered',
      attempts: 1,
      lastError: '',
      nextAttemptAt: null,
      lastAttemptAt: '2026-11-21T08:00:00.000Z',
      deliveredAt: '2026-11-21T08:00:01.000Z',
      deadAt: null,
    },
    {
      channel: 'email',
      state: 'waiting',
      attempts: 3,
      lastError: 'x',
      nextAttemptAt: '2026-11-21T09:00:00.000Z',
      lastAttemptAt: '2026-11-21T08:00:00.000Z',
      deliveredAt: null,
      deadAt: null,
    },
  ],
}

describe('an export as CSV', () => {
  it('begins with a byte order mark, so that Excel reads umlauts', () => expect(writeCsvHeader().charCodeAt(0)).toBe(0xfeff))
  it('has as many cells in each line as columns, whatever the text holds', () => {
    const columns = writeCsvHeader().trim().split(',').length
    const line = writeCsvLines([lead])
    expect(line.endsWith('\r\n')).toBe(true)
    expect(line.match(/"(?:[^"]|"")*"/g)).toHaveLength(columns)
    expect(line).toContain('"Ana ""x"" Duarte"')
  })
  it('says consent, delivery, landing page and campaign', () => {
    expect(writeCsvLines([lead])).toContain('"yes","webhook delivered 2026-11-21T08:00:01.000Z; email waiting"')
    expect(writeCsvLines([lead])).toContain('"/industries/manufacturing","utm_source=fair+%26+co"')
  })
  it.each(['=1', '+1', '-1', '@x', '\t=1', '\r1', '＝1', '＋1', '－1', '＠x', ' =1', '\u00a0=1', '\u200b=1', '\ufeff＝1'])(
    'makes %j harmless',
    (company) => {
      expect(writeCsvLines([{ ...lead, company }])).toContain(`"'${company}"`)
    },
  )
  it('leaves ordinary text alone', () => expect(writeCsvLines([{ ...lead, company: 'A = B' }])).toContain('"A = B"'))
  it('has a column for each field of the form', () => {
    const columns = writeCsvHeader().trim().replace('\ufeff', '').split(',')
    expect(LEAD_FIELDS.map(({ column }) => column).filter((column) => !columns.includes(column))).toEqual([])
  })
  it('says what is in quarantine, and what was corrected, one lead a line', () => {
    const at = '2026-11-22T08:00:00.000Z'
    const held = { ...lead, campaign: {}, quarantine: { reason: 'honeypot' as const, at, releasedAt: null } }
    const released = { ...lead, campaign: {}, updatedAt: at, quarantine: { reason: 'honeypot' as const, at, releasedAt: at } }
    const lines = writeCsvLines([held, released, lead]).split('\r\n')
    expect(lines.map((line) => line.split(',')[0])).toEqual([...Array(3).fill(`"${lead.reference}"`), ''])
    expect(lines.map((line) => line.split('","').slice(-4).join(' | '))).toEqual([
      'honeypot |  |  | "',
      ` | ${at} |  | "`,
      expect.stringMatching(/^ \| {2}\| \/industries\/manufacturing \| utm_source=/),
      '',
    ])
  })
})
