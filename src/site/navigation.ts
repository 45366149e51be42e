/** What the header, the drawer and the footer list. Labels are the specification's (section 2, "Shared shell"). */
import { FEATURE_NAMES } from '../lib/anywhere/names/featureNames'
import { INDUSTRY_NAMES } from '../lib/anywhere/names/industryNames'
import type { Link } from '../lib/anywhere/pages/link'
import { folders, resources, routes, routeTo } from './routes'

export type Menu = {
  label: string
  prefix: string
  columns: 1 | 2
  /** In the order of the names. What is said of each page is content: `menu` of its entry. */
  links: Link[]
  /** Address of what is drawn at the foot of the panel. */
  picture?: string
}

const linksTo = (names: Readonly<Record<string, string>>, addressOf: (slug: string) => string): Link[] =>
  Object.entries(names).map(([slug, label]) => ({ label, href: addressOf(slug) }))

export const featuresMenu: Menu = {
  label: 'Features',
  prefix: folders.features,
  columns: 1,
  links: linksTo(FEATURE_NAMES, routeTo.feature),
}

export const industriesMenu: Menu = {
  label: 'Industries',
  prefix: folders.industries,
  columns: 2,
  picture: resources.industriesPicture,
  links: linksTo(INDUSTRY_NAMES, routeTo.industry),
}

export const menus: Menu[] = [featuresMenu, industriesMenu]

/** `activePrefix`: the link also counts as current below this path (Support lives at /support/faqs). */
export const headerLinks: (Link & { activePrefix: string })[] = [
  { label: 'Why Choose Us', href: routes.comparison, activePrefix: routes.comparison },
  { label: 'Blog', href: routes.blog, activePrefix: routes.blog },
  { label: 'Support', href: routes.faqs, activePrefix: folders.support },
]

export const headerActions = {
  login: { label: 'Login', href: routes.customerLogin },
  demo: { label: 'Request Demo', href: routes.requestDemo },
} as const

export const footerColumns: { title: string; links: Link[] }[] = [
  { title: 'Features', links: featuresMenu.links },
  { title: 'Industries', links: [{ label: 'All industries', href: routes.industries }, ...industriesMenu.links] },
  {
    title: 'Support',
    links: [
      { label: 'Help center', href: routes.helpCenter },
      { label: 'FAQ', href: routes.faqs },
      { label: 'Getting started', href: routes.gettingStarted },
      { label: 'Customer login', href: routes.customerLogin },
      { label: 'Blog', href: routes.blog },
      { label: 'Meet the team', href: routes.team },
      { label: 'How we count', href: routes.claims },
    ],
  },
]

/** Shown in the Support column under its own heading. */
export const legalLinks: Link[] = [
  { label: 'Privacy policy', href: routes.privacy },
  { label: 'Terms of service', href: routes.terms },
  { label: 'Data security', href: routes.dataSecurity },
  { label: 'Accessibility', href: routes.accessibility },
  { label: 'Cookies and storage', href: routes.cookies },
]
