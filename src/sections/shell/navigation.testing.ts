/** A header's navigation for tests: menus of several links, and one link that stands for a whole folder. */
import type { HeaderNavigation, Menu } from './shellNavigation.ts'

const menu = (kind: Menu['kind'], label: string, names: readonly string[]): Menu => ({
  kind,
  label,
  links: names.map((name) => ({ label: name, href: `/${kind}/${name.toLowerCase()}`, text: `About ${name}.` })),
})

export const TEST_NAVIGATION: HeaderNavigation = {
  menus: [menu('features', 'Features', ['Reports', 'Rules', 'Messages']), menu('industries', 'Industries', ['Harbors', 'Mines', 'Mills'])],
  links: [
    { label: 'Blog', href: '/blog' },
    { label: 'Support', href: '/support/faqs' },
  ],
  login: { label: 'Login', href: '/customer-login' },
  demo: { label: 'Request Demo', href: '/request-demo' },
  more: 'More',
}
