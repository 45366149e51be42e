/** Pages that exist once: home, the demo request, the FAQ and so on. Each names its fields in the order of the page. */
import { z } from 'zod'
import { ICON_NAMES, MARK_NAMES } from '../lib/anywhere/pictureNames'
import {
  anchor,
  card,
  closing,
  destination,
  entry,
  figure,
  heading,
  hero,
  label,
  link,
  many,
  meta,
  paragraph,
  sample,
  text,
} from './fields'
import { board, broadcast, flow, growingScene, ledger, thread } from './scenes'

const icon = z.enum(ICON_NAMES)
const clock = z.string().regex(/^\d\d:\d\d$/, 'Write the time with four digits, like "05:42".')

export const clients = z.strictObject({
  sample,
  clients: many(
    z.strictObject({
      name: label,
      industry: label,
      mark: z.enum(MARK_NAMES),
      wordmark: z.enum(['plain', 'caps']),
    }),
    5,
    40,
  ),
})

const quote = z.strictObject({ quote: text(220, 'a quote is set large'), role: label, company: label })
export const testimonials = z.strictObject({ sample, quotes: many(quote, 2, 6) })

const featureText = { tag: label, heading, text: paragraph, to: destination, link: label }
const asFeature = <T extends { to: string }>({ to, ...rest }: T) => ({ ...rest, href: to })

export const home = z.strictObject({
  meta,
  hero: hero.extend({ primary: link, secondary: link, proof: many(figure, 2, 4), board }),
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
    steps: many(z.strictObject({ time: clock, title: heading, text: paragraph }), 3, 6),
  }),
  results: z.strictObject({
    heading,
    lede: paragraph,
    stats: many(z.strictObject({ value: text(30), label, note: text(90) }), 2, 4),
    example: z.strictObject({
      title: heading,
      describe: label,
      employees: label,
      lines: many(z.strictObject({ label, value: text(30) }), 1, 5),
    }),
    guarantee: paragraph,
  }),
  /** Cards are drawn from the industries' own pages: `show` names them by their file. */
  industries: z.strictObject({ heading, lede: paragraph, all: label, show: many(anchor, 2, 6) }),
  testimonials: z.strictObject({ heading }),
  closing,
})

export const team = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  sample,
  members: many(
    z.strictObject({
      id: anchor,
      name: label,
      title: label,
      bio: text(240, 'it stands under a portrait'),
      /** Drawn features; null shows the initials on a tile. */
      portrait: z
        .strictObject({
          skin: z.enum(['a', 'b', 'c', 'd']),
          hair: z.enum(['short', 'bun', 'curls', 'bald', 'long']),
          glasses: z.exactOptional(z.boolean()),
          beard: z.exactOptional(z.boolean()),
        })
        .nullable(),
    }),
    1,
    24,
  ),
})

/** Labels and sentences of the form in the frame. Its error messages are rules, not copy: lib/anywhere/demoRequest.ts. */
const demoForm = z.strictObject({
  meta,
  heading,
  fields: z.strictObject({
    name: label,
    email: label,
    company: label,
    phone: label,
    industry: label,
    employees: label,
    currentTool: label,
    message: label,
    consent: text(160),
  }),
  /** Stands in the list of industries until one is chosen. */
  choose: label,
  /** How the summary of errors calls the consent. */
  consentName: label,
  errorsTitle: label,
  submit: label,
  sending: label,
  sent: z.strictObject({ heading, reference: text(80), keep: text(120) }),
})

export const demo = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  benefits: many(entry, 2, 6),
  next: z.strictObject({ title: heading, steps: many(text(120), 2, 5) }),
  clientsTitle: heading,
  /** Names from clients.yaml. */
  clients: many(label, 3, 8),
  share: label,
  /** Leads to the form where it stands far below, on phones. */
  jump: label,
  /** What a visitor can have asked about, `?topic=…`, in words for page and form. Others are ignored. */
  topics: many(z.strictObject({ id: anchor, text: text(120) }), 1, 12),
  frame: z.strictObject({ late: text(80), talk: label }),
  form: demoForm,
})

export const login = z.strictObject({
  meta,
  heading,
  lede: paragraph,
  form: z.strictObject({ email: label, password: label, show: label, hide: label, remember: label, forgot: label, reset: text(120) }),
  help: z.strictObject({
    title: heading,
    links: many(
      z.strictObject({ label, to: destination, text: text(90) }).transform(({ to, ...rest }) => ({ ...rest, href: to })),
      1,
      6,
    ),
  }),
  reportTitle: heading,
  report: paragraph,
})

const notFoundPage = z.strictObject({ meta, lede: paragraph, links: many(link, 1, 5) })
export const notFound = z.strictObject({ page: notFoundPage, post: notFoundPage, finder: label, board })

export const status = z.strictObject({ meta, heading, lede: paragraph })

export const blogList = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  /** Above the featured article. */
  startHere: label,
  moreTitle: heading,
  empty: label,
  /** What feed readers show of the blog. */
  feed: text(120),
  /** What stands around every article. */
  article: z.strictObject({
    /** After "Last reviewed …", on articles that state law. */
    legalNote: text(240),
    closing: z.strictObject({ heading, text: paragraph }),
  }),
})

/** Topics of articles: the closed list that front matter chooses from. */
export const tags = z.strictObject({
  tags: many(z.strictObject({ id: anchor, label, description: meta.shape.description }), 1, 30),
})

export const industriesOverview = z.strictObject({ meta, eyebrow: label, heading, lede: paragraph, closing })

const alternatives = 5
export const comparison = z.strictObject({
  meta,
  hero,
  strip: z.strictObject({ heading }),
  advantages: z.strictObject({ id: anchor, heading, items: many(entry, 3, 9) }),
  comparison: z.strictObject({
    heading,
    lede: paragraph,
    product: label,
    alternatives: z.array(label).length(alternatives, `Name ${alternatives} kinds of alternative.`),
    rows: many(
      z.strictObject({
        feature: label,
        product: label,
        values: z.array(label).length(alternatives, `Write ${alternatives} values, in the order of the alternatives.`),
        advantage: text(70),
      }),
      5,
      15,
    ),
  }),
  guarantee: z.strictObject({ heading, text: paragraph, points: many(text(120), 1, 5) }),
  guaranteeScene: flow,
  results: z.strictObject({ heading, figures: many(figure, 2, 4), list: many(text(120), 1, 6) }),
  team: link,
  closing,
})

export const faq = z.strictObject({
  meta,
  heading,
  lede: paragraph,
  /** Below the questions; `help` and `demo` are the links in it. */
  more: label,
  help: label,
  demo: label,
  categories: many(
    z.strictObject({
      id: anchor,
      title: label,
      faqs: many(
        z.strictObject({
          /** The question's address is /support/faqs#faq-{id}: it never changes. */
          id: anchor,
          question: text(110, 'a question fits on two lines').endsWith('?', 'A question ends with a question mark.'),
          answer: text(420, 'an answer is short; link to the manual or an article for more').min(
            20,
            'An answer has at least 20 characters: say what happens, to whom, when.',
          ),
        }),
        1,
        12,
      ),
    }),
    1,
    10,
  ),
})

const topic = link
export const helpCenter = z.strictObject({
  meta,
  heading,
  search: label,
  resources: many(
    z.strictObject({ icon, title: label, text: text(90), to: destination }).transform(({ to, ...rest }) => ({ ...rest, href: to })),
    2,
    6,
  ),
  contacts: z.strictObject({
    phone: z.strictObject({ title: label, hours: label }),
    email: z.strictObject({ title: label, hours: label }),
    chat: z.strictObject({ title: label, hours: label, text: text(90) }),
  }),
  contactsHeading: heading,
  categoriesHeading: heading,
  categories: many(z.strictObject({ title: label, topics: many(topic, 1, 8) }), 2, 8),
  status: label,
})

export const videos = z.strictObject({
  meta,
  heading,
  lede: paragraph,
  videos: many(z.strictObject({ id: anchor, title: heading, captions: many(text(160), 2, 10), scene: growingScene }), 1, 12),
})

const statusCard = { text: paragraph }
export const dataSecurity = z.strictObject({
  meta,
  hero,
  scene: flow,
  features: z.strictObject({
    id: anchor,
    heading,
    items: many(z.strictObject({ title: label, ...statusCard, status: z.enum(['Implemented', 'Certified', 'Required', 'Active']) }), 2, 8),
  }),
  compliance: z.strictObject({
    heading,
    items: many(
      z.strictObject({
        standard: label,
        ...statusCard,
        status: z.enum(['Certified', 'Compliant', 'Available']),
        cycle: z.enum(['Annual', 'Ongoing', 'Upon request']),
      }),
      2,
      8,
    ),
  }),
  lists: many(z.strictObject({ title: heading, items: many(text(160), 2, 10) }), 1, 4),
  response: z.strictObject({ id: anchor, heading, items: many(entry, 2, 4) }),
  documents: z.strictObject({ id: anchor, heading, items: many(card, 1, 6) }),
  callHeading: heading,
  call: label,
})

/** What stands around every page. The header's labels are the specification's: site/navigation.ts. */
export const shell = z.strictObject({
  banner: z.strictObject({ lead: text(90), text: text(90), action: link }),
  footer: z.strictObject({ about: text(160) }),
})

const guideTable = <T extends z.ZodType>(columns: T) => z.strictObject({ heading, columns })
const twoColumns = guideTable(z.tuple([label, label]))
const guideReading = z.strictObject({ heading, links: many(link, 1, 5) })

/** Fixed texts of the PDF guides; the rest of a guide is its industry page and the policy. */
export const guides = z.strictObject({
  footer: text(120),
  industry: z.strictObject({
    title: label,
    report: z.strictObject({ heading, text: text(600), record: twoColumns, timeline: twoColumns, endOfShift: label }),
    measure: z.strictObject({ heading, metrics: guideTable(z.tuple([label, label, label])) }),
    policy: z.strictObject({
      heading,
      points: twoColumns,
      events: z.strictObject({
        tardy: label,
        earlyDeparture: label,
        unplannedAbsence: label,
        noCallNoShow: label,
        protectedAbsence: label,
      }),
      steps: twoColumns,
      weeksHeading: heading,
      weeks: many(text(240), 2, 8),
    }),
    closing: z.strictObject({ text: text(160), demo: link }),
    reading: guideReading,
  }),
  security: z.strictObject({
    title: heading,
    featuresHeading: heading,
    standards: guideTable(z.tuple([label, label, label, label])),
    practices: heading,
    documents: heading,
    reading: guideReading,
    board: many(z.strictObject({ code: text(8), what: label, value: label }), 2, 6),
  }),
})
