/** What the header, the drawer and the footer list. Labels are the specification's (section 2, "Shared shell"). */
import { INDUSTRY_NAMES } from '../lib/anywhere/industryNames'
import type { Link } from './link'
import { folders, routes } from './routes'

type MenuLink = Link & { description: string }
export type Menu = { label: string; prefix: string; columns: 1 | 2; links: MenuLink[] }

export const featuresMenu: Menu = {
  label: 'Features',
  prefix: folders.features,
  columns: 1,
  links: [
    {
      label: 'Attendance tracking',
      href: routes.attendanceTracking,
      description: 'Phone, text, app and web, all into one record.',
    },
    {
      label: 'Policy automation',
      href: routes.policyAutomation,
      description: 'Points, PTO, FMLA and discipline, by your rules.',
    },
    {
      label: 'Mass communication',
      href: routes.massCommunication,
      description: 'Alerts and surveys that reach every shift.',
    },
  ],
}

export const industriesMenu: Menu = {
  label: 'Industries',
  prefix: folders.industries,
  columns: 2,
  links: [
    { label: INDUSTRY_NAMES.manufacturing, href: routes.manufacturing, description: 'Keep every line staffed.' },
    { label: INDUSTRY_NAMES.healthcare, href: routes.healthcare, description: 'Cover the floor before handoff.' },
    { label: INDUSTRY_NAMES.logistics, href: routes.logistics, description: 'Docks and routes that leave on time.' },
    { label: INDUSTRY_NAMES['food-beverage'], href: routes.foodBeverage, description: 'No batch waits for a person.' },
    { label: INDUSTRY_NAMES.retail, href: routes.retail, description: 'Open on time in every store.' },
    { label: INDUSTRY_NAMES.education, href: routes.education, description: 'Routes, rooms and crews covered.' },
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
