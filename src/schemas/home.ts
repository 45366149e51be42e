/** The home page. */
import { z } from 'zod'
import { ICON_NAMES } from '../lib/anywhere/names/pictureNames'
import { routes } from '../site/routes'
import { closing } from './blocks/closing'
import { anchor, clock, figure, figureValue, heading, hero, label, link, many, meta, paragraph, text } from './fields/fields'
import { dashboard } from './scenes/dashboardScene'
import { broadcast, ledger, thread } from './scenes/scenes'
import { checkSpecifiedIndustries, featureDestination, offerSectionLink } from './specified/specifiedHome'
import { specifiedLink } from './specified/specifiedWords'

const featureText = {
  icon: z.enum(ICON_NAMES).meta({ description: 'The icon beside the feature’s name.' }),
  tag: label.meta({ description: 'The feature’s name.' }),
  heading: heading.meta({ description: 'What the feature does, as a headline.' }),
  text: paragraph.meta({ description: 'The paragraph under the headline.' }),
  link: label.meta({ description: 'What the link to the feature’s page says.' }),
}

const asFeature = <T extends { to: string }>({ to, ...rest }: T) => ({ ...rest, href: to })

export const home = z.strictObject({
  meta,
  hero: hero
    .extend({
      primary: specifiedLink('Schedule a Demo', { href: routes.requestDemo, to: 'requestDemo' }).meta({
        description: 'The main button of the first screen: it leads to the demo.',
      }),
      secondary: link.meta({ description: 'The second, quieter button of the first screen.' }),
      proof: many(figure, 2, 4).meta({ description: 'The figures below the buttons.' }),
    })
    .refine(({ primary, secondary }) => [primary.href, secondary.href].includes(routes.comparison), {
      path: ['secondary', 'to'],
      message: 'One of the two buttons leads to “comparison”, as the specification asks (section 2, "Home").',
    })
    .meta({ description: 'The first screen. The morning in it is src/content/morning.yaml.' }),
  clients: z
    .strictObject({ heading, lede: paragraph })
    .meta({ description: 'The words over the clients. The clients are src/content/clients.yaml.' }),
  features: z
    .strictObject({
      eyebrow: label.meta({ description: 'The small line above the heading.' }),
      heading,
      tracking: z
        .strictObject({
          ...featureText,
          to: featureDestination('attendance-tracking'),
          channels: many(
            z.strictObject({
              name: label.meta({ description: 'The name of the channel.' }),
              detail: label.meta({ description: 'What it is, in a few words.' }),
            }),
            2,
            6,
          ).meta({ description: 'The ways to report, as a list.' }),
          thread: thread.meta({ description: 'The text conversation in the picture.' }),
        })
        .transform(asFeature)
        .meta({ description: 'Attendance tracking, with a text conversation as its picture.' }),
      policy: z
        .strictObject({
          ...featureText,
          to: featureDestination('policy-automation'),
          ledger: ledger.meta({ description: 'The employee’s points in the picture.' }),
        })
        .transform(asFeature)
        .meta({ description: 'Policy automation, with a ledger of points as its picture.' }),
      communication: z
        .strictObject({
          ...featureText,
          to: featureDestination('mass-communication'),
          broadcast: broadcast.meta({ description: 'The message in the picture, with who got it and who answered.' }),
        })
        .transform(asFeature)
        .meta({ description: 'Mass communication, with a message as its picture.' }),
    })
    .meta({ description: 'The three features, each with its picture and a link to its page.' }),
  minutes: z
    .strictObject({
      heading,
      lede: paragraph,
      strip: z
        .strictObject({
          unit: text(4, 'it stands on a flap').meta({
            description: 'Minutes, as short as can be. The number stands before it, on a flap.',
          }),
          taken: label.meta({ description: 'What the minutes from the first moment to the last are.' }),
          left: label.meta({ description: 'What follows the number of minutes from the last moment to the horn.' }),
        })
        .meta({ description: 'The words in the morning above the moments, from tablets on.' }),
      steps: many(
        z.strictObject({
          time: clock.meta({ description: 'When it happens, as in src/content/morning.yaml.' }),
          title: heading.meta({ description: 'What happens, in a few words.' }),
          text: paragraph.meta({ description: 'One or two sentences on it.' }),
        }),
        5,
        5,
      ).meta({ description: 'The five moments, in order.' }),
    })
    .meta({ description: 'The first call of the morning, minute by minute, from the report to the covered shift.' }),
  analytics: z
    .strictObject({
      heading,
      text: paragraph,
      action: offerSectionLink,
      dashboard: dashboard.meta({ description: 'The dashboard in the picture.' }),
    })
    .meta({ description: 'The dashboard with its picture.' }),
  results: z
    .strictObject({
      heading,
      lede: paragraph.meta({ description: 'Says that the figures below it are aims: those that are have no mark of their own.' }),
      stats: many(
        z.strictObject({
          ...figureValue,
          label: label.meta({ description: 'What the figure counts.' }),
          note: text(90).meta({ description: 'Where the figure holds, in small print.' }),
        }),
        2,
        4,
      ).meta({ description: 'The large figures.' }),
      example: z
        .strictObject({
          title: heading.meta({ description: 'The title of the example.' }),
          describe: label.meta({ description: 'The words before the number of employees.' }),
          employees: label.meta({ description: 'The number of employees, as a token.' }),
          lines: many(z.strictObject({ label: label.meta({ description: 'What the line counts.' }), ...figureValue }), 1, 5).meta({
            description: 'The lines of the calculation, from the first to the last.',
          }),
          note: paragraph.meta({ description: 'What the example is not: say that it is arithmetic and no promise.' }),
        })
        .meta({ description: 'The worked example beside the figures.' }),
      guarantee: paragraph.meta({ description: 'The guarantee, in the claim’s words.' }),
    })
    .meta({ description: 'What the service aims for and what it refunds, in figures.' }),
  industries: z
    .strictObject({
      heading,
      lede: paragraph,
      all: label.meta({ description: 'What the link to all industries says.' }),
      others: label.meta({ description: 'What stands before the links to the industries that have no card here.' }),
      show: many(anchor, 4, 6, 'section 2, "Home"').superRefine(checkSpecifiedIndustries).meta({
        description: 'Which industries have a card here, each named as its file in src/content/industries is.',
      }),
    })
    .meta({ description: 'The industries. The cards are drawn from the industries’ own pages.' }),
  testimonials: z
    .strictObject({ heading })
    .meta({ description: 'The words over the quotes. The quotes are src/content/testimonials.yaml.' }),
  closing: closing.refine(({ kind }) => kind !== 'line', {
    path: ['kind'],
    message: 'Home ends with the phone number, which “line” does not have (specification, section 2, "Home"): take board, start or phone.',
  }),
})

/** The home page, as its sections take it. */
export type HomeContent = z.output<typeof home>
