/** The demo request with its form. */
import { z } from 'zod'
import { anchor, entry, heading, label, many, meta, paragraph, text } from './fields'
import { uniqueIds } from './uniqueIds'

/** Labels and sentences of the form in the frame. Its error messages are rules, not copy: lib/anywhere/form/demoRequest.ts. */
const demoForm = z.strictObject({
  meta,
  heading,
  /** Which fields have to be filled in. */
  required: text(80),
  fields: z.strictObject({
    name: label,
    email: label,
    company: label,
    phone: label,
    industry: label,
    employees: label,
    currentTool: label,
    message: label,
    consent: text(240, 'it stands beside a check box'),
  }),
  /** Leads from the consent to the privacy policy. */
  notice: label,
  /** Stands in the list of industries until one is chosen. */
  choose: label,
  /** How the summary of errors calls the consent. */
  consentName: label,
  errorsTitle: label,
  submit: label,
  sending: label,
  sent: z.strictObject({ heading, reference: text(80), keep: text(120) }),
})

/** A time, as a token gives it: "24 hours". Its figures stand on flaps, and as many marks on a scale. */
const span = z.string().regex(/^\d{1,2} [a-z]+$/, 'Write a figure and its unit, like "24 hours": each figure stands on a flap.')
const station = z.strictObject({ figure: span, text: text(120) })

export const demo = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  benefits: many(entry, 2, 6),
  /** What happens once the form is sent, as stations. */
  next: z.strictObject({ title: heading, start: label, call: station, demo: station, after: text(120) }),
  clientsTitle: heading,
  /** Names from clients.yaml. */
  clients: many(label, 3, 8),
  share: label,
  /** Leads to the form where it stands far below, on phones. */
  jump: label,
  /** What a visitor can have asked about, `?topic=…`, in words for page and form. Others are ignored. */
  topics: many(z.strictObject({ id: anchor, text: text(120) }), 1, 12).superRefine(uniqueIds),
  /** Around the frame: when its form is late; for whoever sees no frame; and who would rather talk. */
  frame: z.strictObject({ late: text(80), open: label, missing: label, openMissing: label, talk: label }),
  form: demoForm,
  /** Where pages end with the form's first two fields: what becomes of them, and the words before the number. */
  start: z.strictObject({ kept: text(140), orCall: label }),
})
