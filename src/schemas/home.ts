/** The home page. */
import { z } from 'zod'
import { ICON_NAMES } from '../lib/anywhere/pictureNames'
import { closing } from './closing'
import { destination } from './destination'
import { anchor, figure, figureValue, heading, hero, label, link, many, meta, paragraph, text } from './fields'
import { dashboard } from './scenes/dashboardScene'
import { broadcast, ledger, thread } from './scenes/scenes'

const clock = z.string().regex(/^\d\d:\d\d$/, 'Write the time with four digits, like "05:42".')

const featureText = { icon: z.enum(ICON_NAMES), tag: label, heading, text: paragraph, to: destination, link: label }

const asFeature = <T extends { to: string }>({ to, ...rest }: T) => ({ ...rest, href: to })

export const home = z.strictObject({
  meta,
  hero: hero.extend({ primary: link, secondary: link, proof: many(figure, 2, 4) }),
  clients: z.strictObject({ heading, lede: paragraph }),
  features: z.strictObject({
    eyebrow: label,
    heading,
    tracking: z
      .strictObject({ ...featureText, channels: many(z.strictObject({ name: label, detail: label }), 2, 6), thread })
      .transform(asFeature),
    policy: z.strictObject({ ...featureText, ledger }).transform(asFeature),
    communication: z.strictObject({ ...featureText, broadcast }).transform(asFeature),
  }),
  minutes: z.strictObject({
    heading,
    lede: paragraph,
    steps: many(z.strictObject({ time: clock, title: heading, text: paragraph }), 5, 5),
  }),
  analytics: z.strictObject({ heading, text: paragraph, action: link, dashboard }),
  results: z.strictObject({
    heading,
    lede: paragraph,
    stats: many(z.strictObject({ ...figureValue, label, note: text(90) }), 2, 4),
    example: z.strictObject({
      title: heading,
      describe: label,
      employees: label,
      lines: many(z.strictObject({ label, ...figureValue }), 1, 5),
      /** What the example is not. */
      note: paragraph,
    }),
    guarantee: paragraph,
  }),
  /** Cards are drawn from the industries' own pages: `show` names them by their file. */
  industries: z.strictObject({ heading, lede: paragraph, all: label, show: many(anchor, 2, 6) }),
  testimonials: z.strictObject({ heading }),
  closing,
})
