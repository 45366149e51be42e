import { routes } from '../site/routes'

export const blog = {
  meta: {
    title: 'Blog: attendance, policy and leave',
    description:
      'Articles for HR and operations on call-offs, no-shows, attendance points and protected leave, with tables, templates and the law behind them.',
    keywords: ['attendance policy', 'call-in procedure', 'no-call no-show', 'FMLA attendance', 'attendance points'],
    path: routes.blog,
  },
  eyebrow: 'Blog',
  heading: 'How attendance is run, in detail',
  lede: 'For HR and operations leaders who have to write the policy, apply it at five in the morning and defend it in March.',
  moreTitle: 'More guides',
}

export const feeds = [
  { label: 'RSS', href: '/rss.xml' },
  { label: 'Atom', href: '/atom.xml' },
]
