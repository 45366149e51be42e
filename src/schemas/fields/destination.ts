/** The targets of links in YAML. Editors write names of pages instead of addresses, so that each address is defined once. */
import { z } from 'zod'
import { externalLinkProblem } from '#src/contentEngine/textRules/externalLinkProblem.ts'
import { LINK_KINDS } from '#src/contentEngine/tokens/entryTokens.ts'
import { isExternal } from '#src/lib/anywhere/pages/link.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { routes, routeTo } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'

const ROUTE_NAMES = Object.keys(routes)
const isRouteName = (name: string): name is keyof typeof routes => ROUTE_NAMES.includes(name)
const TARGET = /^(?<name>[\w-]+)(?:\/(?<slug>[\w-]+(?:\/[\w-]+)*))?(?<rest>[?#].+)?$/
const kindOf = (name: string) => LINK_KINDS.find((kind) => kind === name)

/** @param target a place on this site, as editors write it @returns its address, or null if there is no such place */
function addressOf(target: string): string | null {
  if (target.startsWith('#')) return target
  const { name = '', slug, rest = '' } = TARGET.exec(target)?.groups ?? {}
  if (slug === undefined) return isRouteName(name) ? `${routes[name]}${rest}` : null
  const kind = kindOf(name)
  // The content loader checks that the entry exists. A guide is a PDF and has no sections.
  return kind === undefined || (kind === 'guide' && rest) ? null : `${routeTo[kind](slug)}${rest}`
}

const NAMES = `Write a route's name from src/site/routes.ts, or one of ${LINK_KINDS.map((kind) => `${kind}/…`).join(', ')}.`

const OUTSIDE_ADDRESS = /^((https?|mailto|tel):|\/\/|www\.)/i
const isThisSite = (address: string) => URL.canParse(address) && new URL(address).host === new URL(site.url).host

/** The message for a target that is not on this site. Editors also paste addresses. */
function fixOf(target: string): string {
  const isPasted = isThisSite(target)
  if (!isPasted && OUTSIDE_ADDRESS.test(target))
    return externalLinkProblem(target) ?? `"${target}" leads to another site, and this link stays on this one. ${NAMES}`
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(isPasted ? target.replace(new URL(target).origin, '') || '/' : target) ?? []
  const path = address.replace(/(?<=.)\/$/, '')
  const route = ROUTE_NAMES.find((name) => isRouteName(name) && routes[name] === path)
  if (route) return `"${target}" is an address: write the route's name, ${route}${rest}.`
  const [kind, slug] = LINK_KINDS.filter((kind) => kind !== 'document').flatMap((kind) => {
    const [before = '', behind = ''] = routeTo[kind]('…').split('…')
    return path.startsWith(before) && path.endsWith(behind) ? [kind, path.slice(before.length, path.length - behind.length)] : []
  })
  if (kind && slug) return `"${target}" is an address: write the name of the entry, ${kind}/${slug}${rest}.`
  const nearest = nearestName(path, ROUTE_NAMES)
  return `"${target}" leads nowhere.${nearest ? ` Did you mean "${nearest}"?` : ''} ${NAMES}`
}

const HOW_TO_WRITE =
  'the name of a page, such as manual or requestDemo (src/site/routes.ts), or an entry, such as article/…, document/…, feature/…, industry/…, landing/… or guide/… with the name of its file. #section or ?topic=… may follow, as in faqs#faq-languages. #section alone stays on this page. A token of a text means the same: landing:… or "{landing:…}" for landing/….'

/** @param outsideOf returns the address on another site, if the link may lead there @returns a field that becomes an address */
const createDestinationField = (description: string, outsideOf: (written: string) => string | null) =>
  z
    .string()
    .meta({ description: `Where the link leads: ${description}` })
    .transform((written, context) => {
      const address = addressOf(written) ?? outsideOf(written)
      if (address !== null) return address
      context.addIssue({ code: 'custom', message: fixOf(written) })
      return z.NEVER
    })

/** A target on this site or on another site. */
export const destinationField = createDestinationField(
  `${HOW_TO_WRITE} A page of another site is written whole, with https://.`,
  (written) => (isExternal(written) && externalLinkProblem(written) === null && !isThisSite(written) ? new URL(written).href : null),
)
/** A target on this site. Islands need it, because the drawing of external links would be sent to every visitor. */
export const ownDestinationField = createDestinationField(HOW_TO_WRITE, () => null)
