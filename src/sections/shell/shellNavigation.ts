/** What header, drawer and footer list: src/pageData/layoutProps.ts reads it from content. */
import type { Link, MenuLink } from '#src/lib/anywhere/pages/link.ts'

/** The names of the three navigations of the header. They differ, because all are in the HTML of a page. */
export const NAVIGATION_NAMES = { bar: 'Main', drawer: 'Main menu', withoutScript: 'Menu' } as const

export type Menu = { kind: 'features' | 'industries'; label: string; links: readonly MenuLink[] }
export type HeaderNavigation = { menus: readonly Menu[]; links: readonly Link[]; login: Link; demo: Link; more: string }
export type FooterColumn = { title: string; links: readonly Link[] }
