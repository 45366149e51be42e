/**
 * The providers that may host the demo form: how each builds the form's address, which origins its messages come from, and what they mean.
 * The host of the form's address selects the provider. An unknown host is assumed to use the messages of Zoho Forms' embed, as specified.
 * Sources: specification section 4 for these messages; the public embed documentation of the others.
 */
import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'
import { type CampaignParameters, withParameters } from './campaign.ts'
import { parseFrameMessage } from './frameMessage.ts'

export type FormMessage = {
  /** Height of the form in CSS pixels, before the specified adjustment. */
  height?: number
  scrolls?: boolean
  isSubmitted?: boolean
}

export type FormProvider = {
  name: 'embedded' | 'zoho' | 'hubspot' | 'jotform' | 'calendly'
  matches: (host: string) => boolean
  /** @returns the form's address with the parameters of the campaign, by the names that the provider takes */
  createAddress: (formUrl: string, parameters: CampaignParameters) => string
  allowedOrigins: (formUrl: string) => string[]
  /** @returns the meaning of the message, or null for any other data; never throws */
  parse: (data: unknown, formUrl: string) => FormMessage | null
}

const ownOrigin = (formUrl: string) => [new URL(formUrl).origin]
const isHost = (host: string, ...domains: string[]) => domains.some((domain) => host === domain || host.endsWith(`.${domain}`))

/** Accepts only heights that a form can really have. */
function parseHeight(value: unknown): number | undefined {
  const height =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\d{1,5}(\.\d{1,4})?(px)?$/.test(value)
        ? Number.parseFloat(value)
        : Number.NaN
  return height >= 200 && height <= 10_000 ? Math.ceil(height) : undefined
}

const parsePipeMessage = (data: unknown, formUrl: string): FormMessage | null => {
  const message = parseFrameMessage(data, formUrl)
  return message && { ...message, isSubmitted: message.scrolls }
}

const zoho: FormProvider = {
  name: 'zoho',
  matches: (host) => /^forms\.zoho(public)?\.(com|eu|in|com\.au|jp|com\.cn|ca|sa)$/.test(host),
  // Zoho takes campaign names unchanged, and `zf_`-prefixed ones from its own scripts. Both are among the parameters.
  createAddress: withParameters,
  allowedOrigins: ownOrigin,
  parse: parsePipeMessage,
}

const hubspot: FormProvider = {
  name: 'hubspot',
  matches: (host) => isHost(host, 'hsforms.com', 'hsforms.net', 'hubspotpagebuilder.com'),
  createAddress: withParameters,
  allowedOrigins: ownOrigin,
  parse: (data) => {
    if (!isRecord(data) || data.type !== 'hsFormCallback') return null
    if (data.eventName === 'onFormReady') return {}
    if (data.eventName === 'onFormSubmitted') return { scrolls: true, isSubmitted: true }
    return null
  },
}

const jotform: FormProvider = {
  name: 'jotform',
  matches: (host) => isHost(host, 'jotform.com'),
  createAddress: (formUrl, parameters) => withParameters(formUrl, { ...parameters, isIframeEmbed: '1' }),
  allowedOrigins: ownOrigin,
  parse: (data, formUrl) => {
    const id = /(\d{6,20})/.exec(new URL(formUrl).pathname)?.[1]
    if (isRecord(data))
      return data.action === 'submission-completed' && String(data.formID) === id ? { scrolls: true, isSubmitted: true } : null
    if (typeof data !== 'string' || data.length > 200) return null
    // "setHeight:539:ID" and "scrollIntoView::ID". "loadScript:…" is ignored, because it would run the provider's code here.
    const [action, value, formId, ...rest] = data.split(':')
    if (rest.length > 0 || formId !== id) return null
    if (action === 'scrollIntoView') return { scrolls: true }
    const height = action === 'setHeight' ? parseHeight(value) : undefined
    return height === undefined ? null : { height }
  },
}

const calendly: FormProvider = {
  name: 'calendly',
  matches: (host) => isHost(host, 'calendly.com'),
  // Calendly keeps only the utm_ names, and needs the embedding domain.
  createAddress: (formUrl, parameters) => {
    const utmParameters = Object.entries(parameters).filter(([name]) => /^utm_(source|medium|campaign|content|term)$/.test(name))
    return withParameters(formUrl, { ...Object.fromEntries(utmParameters), embed_type: 'Inline' })
  },
  allowedOrigins: ownOrigin,
  parse: (data) => {
    if (!isRecord(data) || typeof data.event !== 'string' || !data.event.startsWith('calendly.')) return null
    if (data.event === 'calendly.event_scheduled') return { scrolls: true, isSubmitted: true }
    if (data.event !== 'calendly.page_height') return {}
    const height = parseHeight(isRecord(data.payload) ? data.payload.height : undefined)
    return height === undefined ? null : { height }
  },
}

const embedded: FormProvider = {
  name: 'embedded',
  matches: () => true,
  createAddress: withParameters,
  allowedOrigins: ownOrigin,
  parse: parsePipeMessage,
}

const PROVIDERS = [zoho, hubspot, jotform, calendly, embedded]

/** @param formUrl an absolute address @returns its provider; the last one accepts any address */
export function providerOf(formUrl: string): FormProvider {
  const { hostname } = new URL(formUrl)
  return PROVIDERS.find((provider) => provider.matches(hostname)) ?? embedded
}

/** @returns origins for `frame-src`: exactly those that the form needs, without wildcards */
export const frameOriginsOf = (formUrl: string): string[] => providerOf(formUrl).allowedOrigins(formUrl)
