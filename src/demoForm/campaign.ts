/**
 * Campaign parameters say where a visitor came from, and are passed on to the demo form. Only known names are kept, each once, with values
 * cut to a maximum length. Source: specification section 7; docs/requirements/clarifications.md, "Demo frame".
 */
export type CampaignParameters = Record<string, string>

const MAX_VALUE_LENGTH = 200
const ALLOWED_NAME = /^(utm_[a-z0-9_]{1,40}|gclid|fbclid|msclkid)$/
const MAX_PARAMETERS = 20

const isAllowed = (name: string) => ALLOWED_NAME.test(name)
const truncate = (value: string) => value.slice(0, MAX_VALUE_LENGTH)

/** @param search query of the landing page's address, with or without "?". Bad escapes are kept and cause no error. */
export function campaignFromSearch(search: string): CampaignParameters {
  const parameters: CampaignParameters = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (Object.keys(parameters).length >= MAX_PARAMETERS) break
    if (isAllowed(name) && value && !(name in parameters)) parameters[name] = truncate(value)
  }
  return parameters
}

/** @returns the address without campaign parameters */
export function withoutCampaign(address: string): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (isAllowed(name)) url.searchParams.delete(name)
  return url.href
}

const LANDING_PATH = /^\/(?!\/)[\w/.-]{0,120}$/

/** @returns the first page of a visit as the parameter `landing`; nothing unless it is a plain path */
export const campaignFromLanding = (value: unknown): CampaignParameters =>
  typeof value === 'string' && LANDING_PATH.test(value) ? { landing: value } : {}

/** @param stored the value in sessionStorage, which may be missing, damaged or from another version. Then there are no parameters. */
export function campaignFromStorage(stored: string | null): CampaignParameters {
  try {
    const entries = Object.entries(Object(JSON.parse(String(stored))))
    const textEntries = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return campaignFromSearch(new URLSearchParams(textEntries).toString())
  } catch {
    return {}
  }
}

type LeadScript = { utmPNameArr?: unknown; utmcustPNameArr?: unknown; isSameDomian?: unknown }
type LeadReader = Record<string, unknown>
/** The globals of Zoho's tracking scripts. The misspelled property is Zoho's. */
export type ProviderGlobals = {
  ZFAdvLead?: LeadScript
  zfutm_zfAdvLead?: LeadReader
  ZFLead?: LeadScript
  zfutm_zfLead?: LeadReader
}

const stringsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [])

function readParameters(
  script: LeadScript | undefined,
  reader: LeadReader | undefined,
  method: string,
  isPrefixed: boolean,
): CampaignParameters | null {
  const readFromScript = reader?.[method]
  if (!script || typeof readFromScript !== 'function') return null
  const custom = stringsIn(script.utmcustPNameArr)
  const parameters: CampaignParameters = {}
  for (const name of stringsIn(script.utmPNameArr).slice(0, MAX_PARAMETERS)) {
    if (!isAllowed(name) && !custom.includes(name)) continue
    if (!/^[A-Za-z0-9_]{1,48}$/.test(name)) continue
    const value: unknown = readFromScript.call(reader, name)
    if (typeof value !== 'string' || value === '') continue
    const key = isPrefixed && script.isSameDomian && !custom.includes(name) ? `zf_${name}` : name
    parameters[key] = truncate(decode(value))
  }
  return parameters
}

/** The provider's functions return percent-encoded values, and `withParameters` encodes again. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** @returns the parameters that the provider's scripts know; null if no script is on the page, or if it fails */
export function campaignFromProvider(globals: ProviderGlobals): CampaignParameters | null {
  try {
    const advanced = readParameters(globals.ZFAdvLead, globals.zfutm_zfAdvLead, 'zfautm_gC_enc', true)
    const simple = readParameters(globals.ZFLead, globals.zfutm_zfLead, 'zfutm_gC_enc', false)
    return advanced || simple ? { ...simple, ...advanced } : null
  } catch {
    return null
  }
}

/** @returns the address with the parameters added. A parameter that the address already has is not added. */
export function withParameters(address: string, parameters: CampaignParameters): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url.href
}
