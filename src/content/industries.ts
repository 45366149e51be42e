import { claims } from '../site/claims'
import { routes } from '../site/routes'

export const overview = {
  meta: {
    title: 'Industries: six floors and what a gap costs',
    description:
      'How absence works in manufacturing, healthcare, logistics, food and beverage, retail and hospitality, education and public sector, and what helps there.',
    keywords: ['absence management by industry', 'shift work industries'],
    path: routes.industries,
  },
  eyebrow: 'Industries',
  heading: 'The same board, six different mornings.',
  lede: `${claims.locations.value} locations report here, the largest with ${claims.largestWorkforce.value} employees. What an empty place costs, and who may fill it, differs in each.`,
  closing: {
    heading: 'Not sure which of the six you are?',
    text: 'Tell us what stops when one person is missing. That is the one.',
    action: { label: 'Schedule a Demo', href: routes.requestDemo },
  },
}
