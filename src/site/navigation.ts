/** What the header, the drawer and the footer list. Labels are the specification's (section 2, "Shared shell"). */
import { INDUSTRY_NAMES } from '../lib/anywhere/names/industryNames'
import type { Link } from '../lib/anywhere/pages/link'
import { folders, resources, routes } from './routes'

/** The pages that the header's menus list: names in `routes`. What is said of each is content (content/shell.yaml). */
export const MENU_PAGES = [
  'attendanceTracking',
  'policyAutomation',
  'massCommunication',
  'manufacturing',
  'healthcare',
  'logistics',
  'foodBeverage',
  'retail',
  'education',
] as const
type MenuPage = (typeof MENU_PAGES)[number]
/** One line for each page of the menus. */
export type MenuDescriptions = Readonly<Record<MenuPage, string>>

type MenuLink = Link & { page: MenuPage }
export type Menu = {
  label: string
  prefix: string
  columns: 1 | 2
  links: MenuLink[]
  /** Address of what is drawn at the foot of the panel. */
  picture?: string
}

const menuLink = (page: MenuPage, label: string): MenuLink => ({ page, label, href: routes[page] })

export const featuresMenu: Menu = {
  label: 'Features',
  prefix: folders.features,
  columns: 1,
  links: [
    menuLink('attendanceTracking', 'Attendance tracking'),
    menuLink('policyAutomation', 'Policy automation'),
    menuLink('massCommunication', 'Mass communication'),
  ],
}

export const industriesMenu: Menu = {
  label: 'Industries',
  prefix: folders.industries,
  columns: 2,
  picture: resources.industriesPicture,
  links: [
    menuLink('manufacturing', INDUSTRY_NAMES.manufacturing),
    menuLink('healthcare', INDUSTRY_NAMES.healthcare),
    menuLink('logistics', INDUSTRY_NAMES.logistics),
    menuLink('foodBeverage', INDUSTRY_NAMES['food-beverage']),
    menuLink('retail', INDUSTRY_NAMES.retail),
    menuLink('education', INDUSTRY_NAMES.education),
  ],
}

export const menus: Menu[] = [featuresMenu, industriesMenu]

/** `activePrefix`: the link also counts as current below this path (Support lives at /support/faqs). */
export const headerLinks: (Link & { activePrefix: string })[] = [
  { label: 'Why Choose Us', href: routes.difference, activePrefix: routes.difference },
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
